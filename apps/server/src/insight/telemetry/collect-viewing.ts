import type { calls } from '@grandstand/contract'
import { type CollectContext, type Collected, done } from './collected.ts'
import { describeSender, describeWatched } from './describe-sender.ts'

export async function collectViewing(
  { now, telemetry }: CollectContext,
  { channel, body }: Collected<typeof calls.sendVideoViewing>,
) {
  const { from_seconds, to_seconds, playing_ms = 0, stalled_ms = 0, stalls = 0 } = body
  const { delay_ms = null, height = null, is_hidden = false, is_last = false } = body
  await telemetry.keep('video_viewings', {
    ...describeSender(channel, now(), body),
    ...describeWatched(body),
    from_seconds,
    to_seconds,
    playing_ms,
    stalled_ms,
    stalls,
    delay_ms,
    height,
    is_hidden,
    is_last,
  })
  return done
}
