import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  coverScope,
  isInScope,
  type MediaScope,
  pinStretch,
  type Recording,
  SegmentMissing,
  sourceRung,
} from '@grandstand/media'
import type { CaptionStretch } from '@grandstand/rules'
import type { JobContext } from '../../../jobs/index.ts'
import { pinCaptions, setDuration, setVideoSite } from '../../../video/videos/index.ts'
import type { ClipRow } from '../clip-store.ts'
import type { Report } from './work-on-clip.ts'

type Ctx = Pick<JobContext, 'now' | 'signal' | 'folders' | 'nodes' | 'recordings'>

/** An encoder that went away may come back; a clip does not wait for it for long. */
const patienceMs = 45_000
const lookEveryMs = 250

/** Gives the clip segments of its own, once the game has come so far; null: the worker stops. */
export async function pinClip(ctx: Ctx, clip: ClipRow, report: Report): Promise<ClipRow | null> {
  const { channel_id, source_video_id, source_rung } = clip
  if (clip.is_pinned) return clip
  if (source_video_id === null) throw new SegmentMissing('What it was to be cut from is gone')
  const recording = await waitForEnd(ctx, clip, source_video_id)
  const end = Math.min(clip.start_seconds + clip.duration_seconds, recording.endSeconds)
  const duration_seconds = Math.round((end - clip.start_seconds) * 1000) / 1000
  if (duration_seconds <= 0) throw new SegmentMissing('The game did not come so far')
  const source = ctx.folders.video(channel_id, source_video_id)
  const scope = coverScope({ fromSeconds: clip.start_seconds, toSeconds: end })
  await pinStretch({
    recording,
    recordingDir: source_rung === sourceRung ? source : join(source, source_rung),
    scope,
    dir: ctx.folders.video(channel_id, clip.video_id),
  })
  const pinned = await report(
    { type: 'pin' },
    {
      change: { duration_seconds },
      async write(tx, { video_id }) {
        await setVideoSite(tx, channel_id, video_id, ctx.nodes.site)
        await setDuration(tx, channel_id, video_id, Math.round(duration_seconds * 1000))
        const stretch = placeStretch(recording, scope)
        await pinCaptions(tx, channel_id, { fromVideoId: source_video_id, toVideoId: video_id, stretch })
      },
    },
  )
  return pinned?.row ?? null
}

/** Of captions, which count from the first picture of what they were written for. */
function placeStretch({ segments }: Recording, scope: MediaScope): CaptionStretch {
  const begin = segments[0]?.startSeconds ?? 0
  const first = segments.find(segment => !segment.isGap && isInScope(segment, scope))
  return {
    fromMs: scope.fromMs - begin * 1000,
    toMs: scope.toMs - begin * 1000,
    zeroMs: ((first?.startSeconds ?? begin) - begin) * 1000,
  }
}

async function waitForEnd(ctx: Ctx, clip: ClipRow, videoId: number): Promise<Recording> {
  const end = clip.start_seconds + clip.duration_seconds
  for (;;) {
    const recording = await ctx.recordings.find(clip.channel_id, videoId, clip.source_rung)
    if (!recording) throw new SegmentMissing('What it was to be cut from is gone')
    const isLate = ctx.now().getTime() - clip.queued_at.getTime() > patienceMs
    if (recording.isEnded || recording.endSeconds >= end || isLate) return recording
    await sleep(lookEveryMs, undefined, { signal: ctx.signal })
  }
}
