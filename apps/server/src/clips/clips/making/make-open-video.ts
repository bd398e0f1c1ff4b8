import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileFacts, recordRung } from '@grandstand/media'
import type { Tx } from '../../../db/connection.ts'
import type { JobContext } from '../../../jobs/index.ts'
import { CallError } from '../../../runtime/call-error.ts'
import {
  insertVideo,
  moveVideo,
  pinCaptions,
  removeVideo,
  setDuration,
  setVideoPlace,
} from '../../../video/videos/index.ts'
import { cutName } from '../clip-address.ts'
import { type ClipRow, findClip, lockClip, updateClip } from '../clip-store.ts'
import { NoFfmpeg } from './explain-failure.ts'

type Own = Pick<JobContext, 'db' | 'now' | 'signal' | 'folders' | 'nodes' | 'recordings' | 'jobs' | 'ffmpeg'>

/**
 * What others than the owner play of a sold game's clip: its exact file as a recording, since whole segments of the game would
 * show more than the clip.
 */
export async function makeOpenVideo(ctx: Own, clip: ClipRow, facts: FileFacts): Promise<ClipRow> {
  if (!ctx.ffmpeg) throw new NoFfmpeg()
  const own = ctx.folders.video(clip.channel_id, clip.video_id)
  const file = join(own, cutName(clip.cut))
  const tool = { ...ctx.ffmpeg, signal: ctx.signal }
  const { named, videoId } = await nameVideo(ctx, clip)
  // Made aside, as two may do it at once after a kill.
  const unfinished = join(own, `open-${randomUUID()}.tmp`)
  try {
    await recordRung({
      ...{ ...tool, file, facts, dir: unfinished, startedAt: clip.created_at, onProgress: () => {} },
      plan: { video: 'copy', audio: facts.audio ? 'copy' : 'none' },
      maxSeconds: 2 * clip.duration_seconds + 10,
    })
    const dir = ctx.folders.video(clip.channel_id, videoId)
    await rm(dir, { recursive: true, force: true })
    await rename(unfinished, dir)
    await copyCaptions(ctx, clip, videoId)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  if (!(await findClip(ctx.db, clip.channel_id, clip.id)))
    await ctx.db.transaction(tx => removeVideo(ctx, tx, clip.channel_id, videoId))
  return named
}

/** Those of the clip begin with its first segment, which is before its first picture. */
async function copyCaptions(ctx: Own, clip: ClipRow, toVideoId: number): Promise<void> {
  const { channel_id, video_id, start_seconds, duration_seconds } = clip
  const segments = (await ctx.recordings.find(channel_id, video_id))?.segments ?? []
  const first = segments.find(({ isGap }) => !isGap)
  const fromMs = Math.round((start_seconds - (first?.startSeconds ?? start_seconds)) * 1000)
  const stretch = { fromMs, toMs: fromMs + Math.round(duration_seconds * 1000), zeroMs: fromMs }
  await ctx.db.transaction(tx => pinCaptions(tx, channel_id, { fromVideoId: video_id, toVideoId, stretch }))
}

/** Nobody plays it before it is ready; the clip knows it from the beginning, so that it goes with it. */
async function nameVideo(
  ctx: Own,
  { channel_id, id }: ClipRow,
): Promise<{ named: ClipRow; videoId: number }> {
  return ctx.db.transaction(async tx => {
    const clip = await lockClip(tx, channel_id, id)
    if (!clip) throw new CallError('not_found')
    if (clip.open_video_id !== null) return { named: clip, videoId: clip.open_video_id }
    const videoId = await insertVideo(tx, channel_id, { kind: 'file', now: ctx.now() })
    const named = await updateClip(tx, channel_id, id, { open_video_id: videoId })
    return { named: named ?? clip, videoId }
  })
}

export async function endOpenVideo(ctx: Own, tx: Tx, clip: ClipRow, videoId: number): Promise<void> {
  await setVideoPlace(tx, clip.channel_id, videoId, ctx.nodes.place)
  await setDuration(tx, clip.channel_id, videoId, Math.round(clip.duration_seconds * 1000))
  await moveVideo(tx, clip.channel_id, videoId, { state: 'ready', now: ctx.now() })
}
