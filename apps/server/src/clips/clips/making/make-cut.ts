import type { Tx } from '../../../db/connection.ts'
import type { JobContext } from '../../../jobs/index.ts'
import { moveVideo, removeVideo } from '../../../video/videos/index.ts'
import { type ClipRow, findClip, lockClip, moveClip } from '../clip-store.ts'
import { queueVertical } from '../vertical/queue-vertical.ts'
import { explainFailure } from './explain-failure.ts'
import { failClip } from './fail-clip.ts'
import { forgetFormerFiles, makeFile, makeStill } from './make-files.ts'
import { endOpenVideo, makeOpenVideo } from './make-open-video.ts'
import { pinClip } from './pin-clip.ts'
import { tellOwner } from './tell-owner.ts'

type Own = Pick<
  JobContext,
  'db' | 'now' | 'log' | 'signal' | 'folders' | 'nodes' | 'recordings' | 'jobs' | 'ffmpeg'
>

/** From a row to a clip with segments and a file of its own; may come twice, and after half of it was done. */
export async function makeCut(
  ctx: Own,
  channelId: number,
  asked: { id: number; cut: number },
): Promise<void> {
  const clip = await begin(ctx, channelId, asked)
  if (!clip) return forgetIfFailed(ctx, channelId, asked)
  try {
    const pinned = await pinClip(ctx, clip)
    const facts = await makeFile(ctx, pinned)
    // Both are made of the file, so neither waits for the other.
    const [made] = await Promise.all([
      pinned.is_exact ? makeOpenVideo(ctx, pinned, facts) : pinned,
      makeStill(ctx, pinned, facts),
    ])
    const ready = await end(ctx, made)
    if (ready) await forgetFormerFiles(ctx, ready)
    else if (!(await removeIfDeleted(ctx, clip))) await restIfFailed(ctx, clip)
  } catch (error) {
    // Stopped with the server: the job comes again.
    if (ctx.signal.aborted) throw error
    if (await removeIfDeleted(ctx, clip)) return
    const problem = explainFailure(error)
    if (problem === null) throw error
    ctx.log.warn({ error, clip_id: clip.id, problem }, 'A clip has no file')
    await ctx.db.transaction(tx => failClip(tx, clip, problem))
    await ctx.db.transaction(tx => endVideo(ctx, tx, clip))
  }
}

/** Undefined: it is done, was given up, or another cut was asked for since. */
async function begin(
  ctx: Own,
  channelId: number,
  asked: { id: number; cut: number },
): Promise<ClipRow | undefined> {
  return ctx.db.transaction(async tx => {
    const clip = await moveClip(tx, channelId, asked, { status: 'processing' })
    if (!clip) return undefined
    await moveVideo(tx, channelId, clip.video_id, { state: 'making', now: ctx.now() })
    await tellOwner(tx, clip)
    return clip
  })
}

async function end(ctx: Own, clip: ClipRow): Promise<ClipRow | undefined> {
  return ctx.db.transaction(async tx => {
    const ready = await moveClip(tx, clip.channel_id, clip, { status: 'ready' })
    if (!ready) return undefined
    await endVideo(ctx, tx, ready)
    if (ready.open_video_id !== null) await endOpenVideo(ctx, tx, ready, ready.open_video_id)
    await queueVertical(ctx, tx, ready)
    await tellOwner(tx, ready)
    return ready
  })
}

/** Its segments are there, with a file or without: it may go to the storage. */
const endVideo = (ctx: Own, tx: Tx, clip: ClipRow) =>
  moveVideo(tx, clip.channel_id, clip.video_id, { state: 'ready', now: ctx.now() })

/** It came too late: what it has may rest until it is tried again. */
async function restIfFailed(ctx: Own, clip: ClipRow): Promise<void> {
  await ctx.db.transaction(async tx => {
    const now = await lockClip(tx, clip.channel_id, clip.id)
    if (now?.status === 'failed') await endVideo(ctx, tx, clip)
  })
}

/** Given up meanwhile: what workers that were killed have left is of no use to anybody. */
async function forgetIfFailed(
  ctx: Own,
  channelId: number,
  asked: { id: number; cut: number },
): Promise<void> {
  const clip = await findClip(ctx.db, channelId, asked.id)
  if (clip?.status === 'failed' && clip.cut === asked.cut) await forgetFormerFiles(ctx, clip)
}

/** Deleted while it was cut: what came after its removal goes as well. */
async function removeIfDeleted(ctx: Own, { channel_id, id, video_id }: ClipRow): Promise<boolean> {
  const now = await findClip(ctx.db, channel_id, id)
  if (now?.video_id === video_id) return false
  await ctx.db.transaction(tx => removeVideo(ctx, tx, channel_id, video_id))
  return true
}
