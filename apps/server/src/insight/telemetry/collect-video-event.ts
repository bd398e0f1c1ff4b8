import type { calls } from '@grandstand/contract'
import { cleanDetails, cleanText } from './clean-text.ts'
import { type CollectContext, type Collected, done } from './collected.ts'
import { describeSender, describeWatched } from './describe-sender.ts'

export async function collectVideoEvent(
  { now, telemetry }: CollectContext,
  { channel, body }: Collected<typeof calls.sendVideoEvent>,
) {
  await telemetry.keep('video_events', {
    ...describeSender(channel, now(), body),
    ...describeWatched(body),
    name: cleanText(body.name, 100),
    details: cleanDetails(body.details),
  })
  return done
}
