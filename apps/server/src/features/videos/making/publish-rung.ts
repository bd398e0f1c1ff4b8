import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { Context } from '../../../context/context.ts'
import { insertEventMedia, recordEventChanges } from '../../events/index.ts'
import { type FileRow, setVideo } from '../files/replay-file-store.ts'
import { insertRung, type NewRung } from '../rung-store.ts'
import { insertVideo, setDuration } from '../video-store.ts'

/**
 * Puts one size in its place and tells that it is there. The folder comes first, whole: whoever sees the row finds it, and
 * a kill in between leaves a folder that the next try replaces. Returns the video.
 */
export async function publishRung(
  ctx: Pick<Context, 'db' | 'now' | 'folders'>,
  file: FileRow,
  dir: string,
  { durationSeconds, ...row }: Omit<NewRung, 'video_id'> & { durationSeconds: number },
): Promise<number> {
  const { channel_id, event_id } = file
  const videoId = file.video_id ?? (await addVideo(ctx, file))
  const video = ctx.folders.video(channel_id, videoId)
  const target = row.name === sourceRung ? video : join(video, row.name)
  await rm(target, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await rename(dir, target)
  await ctx.db.transaction(async tx => {
    await insertRung(tx, channel_id, { ...row, video_id: videoId })
    await setDuration(tx, channel_id, videoId, Math.round(durationSeconds * 1000))
    await recordEventChanges(tx, channel_id, [event_id], ctx.now())
  })
  return videoId
}

async function addVideo(ctx: Pick<Context, 'db' | 'now'>, file: FileRow): Promise<number> {
  return ctx.db.transaction(async tx => {
    const name = file.name.replace(/\.\w{1,5}$/, '')
    const video_id = await insertVideo(tx, file.channel_id, {
      kind: 'file',
      now: ctx.now(),
      place: file.place,
    })
    const media = { type: 'vod', name, video_id }
    if ((await insertEventMedia(tx, file.channel_id, file.event_id, media)) === null)
      throw new Error('The event of the file is gone')
    await setVideo(tx, file.channel_id, file.id, video_id)
    return video_id
  })
}
