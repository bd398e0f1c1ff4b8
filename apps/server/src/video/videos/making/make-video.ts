import { rm } from 'node:fs/promises'
import { checkFileTool } from '@grandstand/rules'
import type { JobContext } from '../../../jobs/index.ts'
import { type FileRow, findFile, moveFile } from '../files/file-store.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { removeVideo } from '../remove-video.ts'
import { deleteRungs } from '../rung-store.ts'
import { lockSite, moveVideo, setPictures, setVideoSite } from '../video-store.ts'
import { bringUpload } from './bring-upload.ts'
import { checkFile } from './check-file.ts'
import { explainProblem, FileFailure } from './explain-problem.ts'
import { followFile } from './follow-file.ts'
import { makeSizes } from './make-sizes.ts'

type Ctx = Pick<
  JobContext,
  'db' | 'now' | 'log' | 'signal' | 'folders' | 'jobs' | 'nodes' | 'storedCopies' | 'ffmpeg' | 'isProduction'
>

/** From a whole file to a video in all its sizes; may come twice, and after half of it was done. */
export async function makeVideo(ctx: Ctx, channelId: number, fileId: number): Promise<void> {
  if (!(await moveFile(ctx.db, channelId, fileId, { state: 'processing', now: ctx.now() }))) {
    await removeLeftovers(ctx, channelId, fileId)
    return
  }
  const file = await findFile(ctx.db, channelId, fileId)
  if (!file) return
  await restartHere(ctx, file)
  const follower = followFile(ctx, file)
  try {
    await make({ ...ctx, signal: follower.signal }, file, follower.setPercent)
    await end(ctx, file, { state: 'ready', percent: 100 })
  } catch (error) {
    // Stopped with the server: the job comes again.
    if (ctx.signal.aborted) throw error
    if (!follower.isCancelled()) await fail(ctx, file, error)
  } finally {
    await follower.stop()
  }
  await removeLeftovers(ctx, channelId, fileId)
}

/** The worker before this one was on another disk, and is gone: what it made of the file is not here. */
async function restartHere(ctx: Ctx, { channel_id, video_id, stored_parts }: FileRow): Promise<void> {
  if (video_id === null || stored_parts === null) return
  await ctx.db.transaction(async tx => {
    const [video] = await lockSite(tx, channel_id, video_id)
    if (!video || video.site === ctx.nodes.site) return
    await deleteRungs(tx, channel_id, video_id)
    await setPictures(tx, channel_id, video_id, { poster: null, has_preview: false, has_storyboard: false })
    await setVideoSite(tx, channel_id, video_id, ctx.nodes.site)
  })
}

async function make(ctx: Ctx, file: FileRow, setPercent: (percent: number) => void): Promise<void> {
  const { ffmpeg } = ctx
  if (!ffmpeg) throw new FileFailure('no_ffmpeg')
  // It may have been sent while another ffmpeg was there.
  if (checkFileTool(ffmpeg, ctx)) throw new FileFailure('old_ffmpeg')
  const source = await bringUpload(ctx, file)
  const facts = await checkFile({ ...ffmpeg, signal: ctx.signal }, source)
  await makeSizes({ ...ctx, ffmpeg }, { file, source, facts, setPercent })
}

async function fail(ctx: Ctx, file: FileRow, error: unknown): Promise<void> {
  const problem = explainProblem(error)
  if (problem === null) throw error
  ctx.log.warn({ error, media_file_id: file.id, problem }, 'A file could not become a video')
  await end(ctx, file, { state: 'failed', problem })
}

/** Also of one that failed what is there can be played: no more comes. */
async function end(
  ctx: Ctx,
  { channel_id, id }: FileRow,
  change: Omit<Parameters<typeof moveFile>[3], 'now'>,
): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction(async tx => {
    if (!(await moveFile(tx, channel_id, id, { ...change, now }))) return
    const file = await findFile(tx, channel_id, id)
    if (file?.video_id != null) await moveVideo(tx, channel_id, file.video_id, { state: 'ready', now })
  })
}

/** After the end, however it came: the file is gone, and with a cancelled one what was made of it. */
async function removeLeftovers(ctx: Ctx, channelId: number, fileId: number): Promise<void> {
  const file = await findFile(ctx.db, channelId, fileId)
  const video = file?.state === 'cancelled' ? file.video_id : null
  if (video !== null) await ctx.db.transaction(tx => removeVideo(ctx, tx, channelId, video))
  await rm(ctx.folders.file(channelId, fileId), { recursive: true, force: true })
  if (file?.stored_parts) await ctx.storedCopies.remove(uploadFolder(file))
}
