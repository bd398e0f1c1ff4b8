import { type Body, maxCaptionsBytes, type Reply, type studioCalls } from '@grandstand/contract'
import type { checkCaptions } from '@grandstand/rules'
import { recordAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { defineReader } from '../../../runtime/file-readers/index.ts'
import { type FileInput, getFile } from '../files/file-input.ts'
import { targetOf } from '../files/file-owner.ts'
import { upsertCaption } from './caption-store.ts'

const reader = defineReader<typeof checkCaptions>('captions', import.meta.url, {
  maxCpuMs: 2_000,
  maxMemoryMb: 128,
})

export async function addCaptions(
  ctx: Pick<Context, 'db' | 'now' | 'fileReaders'>,
  asked: FileInput & { body: Body<typeof studioCalls.addCaptions> },
): Promise<Reply<typeof studioCalls.addCaptions>> {
  const { channel, session, params, body, ip } = asked
  const { language, name } = body
  const content = body.content.replace(/^\uFEFF/, '')
  const isLong = Buffer.byteLength(content) > maxCaptionsBytes
  const refusal = isLong ? 'too_long' : await ctx.fileReaders.read(reader, content)
  if (refusal) throw new CallError('invalid_request', { fields: { content: refusal } })
  return ctx.db.transaction(async tx => {
    const { video_id } = await getFile(tx, asked)
    // There is no video yet that they could belong to.
    if (video_id === null) throw new CallError('conflict')
    const id = await upsertCaption(tx, channel.id, { video_id, language, name, content })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'add_captions',
        operator: session.operator,
        channelId: channel.id,
        target: targetOf(params),
        details: { media_file_id: params.file, language },
        ip,
      },
    )
    return { id, language, name }
  })
}
