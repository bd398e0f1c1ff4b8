import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { Context } from '../../../context/context.ts'
import { attachVideo } from '../attach-video.ts'
import { ownerOf } from '../files/file-owner.ts'
import { type FileRow, setVideo } from '../files/file-store.ts'
import { notifyOwner } from '../notify-owner.ts'
import { insertRung, type NewRung } from '../rung-store.ts'
import { insertVideo, lockSite, setDuration } from '../video-store.ts'

/**
 * Puts one rung in its place and reports it. The folder comes first, complete: anyone who sees the row finds it, and a kill
 * in between leaves a folder that the next try replaces. Returns the video.
 */
export async function publishRung(
  ctx: Pick<Context, 'db' | 'now' | 'folders' | 'jobs' | 'nodes'>,
  file: FileRow,
  dir: string,
  { durationSeconds, ...row }: Omit<NewRung, 'video_id'> & { durationSeconds: number },
): Promise<number> {
  const { channel_id } = file
  const videoId = file.video_id ?? (await addVideo(ctx, file))
  const video = ctx.folders.video(channel_id, videoId)
  const target = row.name === sourceRung ? video : join(video, row.name)
  await rm(target, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await rename(dir, target)
  await ctx.db.transaction(async tx => {
    const [found] = await lockSite(tx, channel_id, videoId)
    if (found && found.site !== null && found.site !== ctx.nodes.site)
      throw new Error('A worker on another disk has taken over')
    await insertRung(tx, channel_id, { ...row, video_id: videoId })
    await setDuration(tx, channel_id, videoId, Math.round(durationSeconds * 1000))
    await notifyOwner(ctx, tx, channel_id, ownerOf(file))
  })
  return videoId
}

async function addVideo(ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'nodes'>, file: FileRow): Promise<number> {
  return ctx.db.transaction(async tx => {
    const videoId = await insertVideo(tx, file.channel_id, {
      kind: 'file',
      now: ctx.now(),
      site: file.stored_parts === null ? file.site : ctx.nodes.site,
    })
    const name = file.name.replace(/\.\w{1,5}$/, '')
    await attachVideo(ctx, tx, file.channel_id, ownerOf(file), { videoId, name })
    await setVideo(tx, file.channel_id, file.id, videoId)
    return videoId
  })
}
