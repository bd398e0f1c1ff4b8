import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileFacts, recordRung } from '@grandstand/media'
import type { Tx } from '../../../db/connection.ts'
import type { JobContext } from '../../../jobs/index.ts'
import { setFilmedAt } from '../../../video/nodes/index.ts'
import { pinCaptions, setDuration, setVideoSite } from '../../../video/videos/index.ts'
import { cutName } from '../clip-address.ts'
import type { ClipRow } from '../clip-store.ts'
import { NoFfmpeg } from './explain-failure.ts'

type Ctx = Pick<JobContext, 'db' | 'signal' | 'folders' | 'recordings' | 'ffmpeg'>

/**
 * What others than the owner play of a sold game's clip: its exact file as a recording, since whole segments of the game would
 * show more than the clip.
 */
export async function makeOpenVideo(ctx: Ctx, clip: ClipRow, facts: FileFacts): Promise<void> {
  const { open_video_id: videoId } = clip
  if (videoId === null) return
  if (!ctx.ffmpeg) throw new NoFfmpeg()
  const own = ctx.folders.video(clip.channel_id, clip.video_id)
  const file = join(own, cutName(clip.cut))
  const tool = { ...ctx.ffmpeg, signal: ctx.signal }
  // Made aside, as two may do it at once after a kill.
  const unfinished = join(own, `open-${randomUUID()}.tmp`)
  try {
    await recordRung({
      ...tool,
      file,
      facts,
      dir: unfinished,
      startedAt: clip.created_at,
      onProgress: () => {},
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
}

/** Those of the clip begin with its first segment, which is before its first picture. */
async function copyCaptions(ctx: Ctx, clip: ClipRow, toVideoId: number): Promise<void> {
  const { channel_id, video_id, start_seconds, duration_seconds } = clip
  const segments = (await ctx.recordings.find(channel_id, video_id))?.segments ?? []
  const first = segments.find(({ isGap }) => !isGap)
  const fromMs = Math.round((start_seconds - (first?.startSeconds ?? start_seconds)) * 1000)
  const stretch = { fromMs, toMs: fromMs + Math.round(duration_seconds * 1000), zeroMs: fromMs }
  await ctx.db.transaction(tx => pinCaptions(tx, channel_id, { fromVideoId: video_id, toVideoId, stretch }))
}

export async function setOpenFacts(
  { nodes }: Pick<JobContext, 'nodes'>,
  tx: Tx,
  { channel_id, open_video_id, duration_seconds, began_at }: ClipRow,
): Promise<void> {
  if (open_video_id === null) return
  await setVideoSite(tx, channel_id, open_video_id, nodes.site)
  await setDuration(tx, channel_id, open_video_id, Math.round(duration_seconds * 1000))
  await setFilmedAt(tx, channel_id, open_video_id, began_at)
}
