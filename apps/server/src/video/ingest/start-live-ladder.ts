import { type Ladder, type RecordingWriter, sourceRung, startLadder } from '@grandstand/media'
import { bandwidthOf, planLiveLadder, type ReportedProblem } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { CameraRow } from './camera-store.ts'
import { offerRung, withdrawRungs } from './live-rung-store.ts'

export interface LadderContext extends Pick<Context, 'db' | 'recordings' | 'ffmpeg' | 'log'> {
  /** One after the other, and after the camera has become live. */
  later: (step: () => Promise<unknown>) => void
  tell: (problem: ReportedProblem) => void
}

/** The sizes below the source that the channel asks for; null where it asks for none, or there is no ffmpeg. */
export function startLiveLadder(
  ctx: LadderContext,
  { channel_id, video_id }: CameraRow,
  heights: readonly number[],
  source: RecordingWriter,
): Ladder | null {
  // What an earlier connection offered is not fed any more, or not yet.
  ctx.later(() => withdrawRungs(ctx.db, channel_id, video_id))
  if (heights.length === 0 || !ctx.ffmpeg) return null
  const offer = (row: Parameters<typeof offerRung>[3]) =>
    ctx.later(() => offerRung(ctx.db, channel_id, video_id, row))
  return startLadder({
    path: ctx.ffmpeg.path,
    guard: ctx.ffmpeg.guard,
    tally: ctx.ffmpeg.tally,
    plan: size => planLiveLadder(heights, size),
    openRung: ({ name }) => ctx.recordings.reopen(channel_id, video_id, name),
    onSource: ({ width, height, frameRate, bitsPerSecond }) =>
      offer({
        name: sourceRung,
        width,
        height,
        frame_rate: frameRate,
        bandwidth: bandwidthOf({ bitsPerSecond, soundBitsPerSecond: null }),
        codecs: source.codecs ?? '',
      }),
    onReady: ({ name, width, height, ...rates }, { codecs, frameRate }) =>
      offer({
        name,
        width,
        height,
        frame_rate: frameRate,
        bandwidth: bandwidthOf(rates),
        codecs,
      }),
    onDropped({ name }) {
      ctx.log.warn(
        { video_id, rung: name },
        'This machine is too slow for one size of a live game; viewers no longer get it',
      )
      ctx.later(() => withdrawRungs(ctx.db, channel_id, video_id, name))
      ctx.tell({ code: 'ladder_slow', detail: name })
    },
    onFailed(said) {
      ctx.log.error({ video_id, said }, 'ffmpeg failed repeatedly; viewers get only the source')
      ctx.later(() => withdrawRungs(ctx.db, channel_id, video_id))
      ctx.tell({ code: 'ladder_failed', detail: said.trim().split('\n').at(-1) ?? '' })
    },
  })
}
