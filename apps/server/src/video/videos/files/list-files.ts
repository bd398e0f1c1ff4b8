import type { Reply, StudioFile, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { listCaptionRows } from '../captions/caption-store.ts'
import { listReadyRungs } from '../rung-store.ts'
import type { OwnerRef } from './file-owner.ts'
import { ownerExists } from './file-store.ts'
import { listVideoFiles, type VideoFile } from './list-video-files.ts'

export async function listFiles(
  ctx: Pick<Context, 'db' | 'maxUploadBytes'>,
  { channel, params }: { channel: Channel; params: OwnerRef },
): Promise<Reply<typeof studioCalls.listFiles>> {
  if (!(await ownerExists(ctx.db, channel.id, params))) throw new CallError('not_found')
  const files = await listVideoFiles(ctx, channel.id, params)
  const shown = files.filter(({ state }) => state !== 'cancelled')
  const items = await Promise.all(shown.map(file => describe(ctx, file)))
  return { items, max_upload_bytes: ctx.maxUploadBytes }
}

async function describe(ctx: Pick<Context, 'db'>, file: VideoFile): Promise<StudioFile> {
  const { channel_id, video_id } = file
  const [captions, rungs] =
    video_id === null
      ? [[], []]
      : await Promise.all([
          listCaptionRows(ctx.db, channel_id, video_id),
          listReadyRungs(ctx.db, channel_id, video_id),
        ])
  return {
    id: file.id,
    name: file.name,
    state: file.state,
    percent: file.percent,
    problem: file.problem,
    size_bytes: file.size_bytes,
    received_bytes: file.received_bytes,
    created_at: file.created_at.toISOString(),
    is_playable: rungs.length > 0,
    captions: captions.map(({ id, language, name }) => ({ id, language, name })),
  }
}
