import type { Body, Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { cutPicture, insertImageFiles, kinds } from '../channel-code/index.ts'
import { type AskedChange, changeDraft, recordDraftChange } from './change-draft.ts'
import { insertPicture } from './content-store.ts'

/** It lies with all other pictures, known by its hash alone, until it is published or its draft is gone. */
export async function addContentPicture(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.addContentPicture> },
): Promise<Reply<typeof studioCalls.addContentPicture>> {
  const { kind } = asked.params
  const { channel, session } = asked
  // Asked first: who may not has nothing read.
  await changeDraft(ctx, asked, async () => null)
  const ratio = kinds[kind].ratios[body.field] ?? null
  const cut = await cutPicture(Buffer.from(body.data, 'base64'), { ratio, part: body.part })
  if (typeof cut === 'string') return { picture: null, problem: cut }
  const path = `images/${kind.replaceAll('_', '-')}/${cut.hash}.webp`
  await changeDraft(ctx, asked, async tx => {
    await insertImageFiles(tx, channel.id, [cut])
    await insertPicture(tx, channel.id, {
      path,
      hash: cut.hash,
      operator_email: session.operator.email,
      added_at: ctx.now(),
    })
    await recordDraftChange({ db: tx, now: ctx.now }, asked, 'add_content_picture', path)
  })
  return { picture: { path, url: `/images/${channel.channel_key}/${cut.hash}` }, problem: null }
}
