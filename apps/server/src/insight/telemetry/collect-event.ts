import type { calls } from '@grandstand/contract'
import { cleanDetails, cleanPath, cleanText } from './clean-text.ts'
import { type CollectContext, type Collected, done } from './collected.ts'
import { describeSender } from './describe-sender.ts'

export async function collectEvent(
  { now, telemetry }: CollectContext,
  { channel, body }: Collected<typeof calls.sendDatalakeEvent>,
) {
  await telemetry.keep('page_events', {
    ...describeSender(channel, now(), body),
    name: cleanText(body.name, 100),
    path: cleanPath(body.origin_url),
    details: cleanDetails(body.details),
    trk: body.trk === undefined ? null : cleanText(body.trk, 200),
  })
  return done
}
