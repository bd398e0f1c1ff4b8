import type { StreamStatus } from './event-status.ts'

export interface PublishFacts {
  stream_status: StreamStatus
  event_utc_ts: Date
  ends_at: Date
  /** Another encoder is sending with the same key. */
  isBusy: boolean
}

export type PublishRefusal = 'busy' | 'too_early' | 'event_over'

/** Encoders are set up before kick-off; from then on their picture is taken. */
export const publishLeadMs = 60 * 60_000

/** An encoder that drops has this long to come back before viewers are told that the signal is gone. */
export const reconnectMs = 60_000

export function checkPublish(facts: PublishFacts, now: Date): PublishRefusal | null {
  if (facts.isBusy) return 'busy'
  if (facts.stream_status === 'finished') return 'event_over'
  if (facts.stream_status === 'live') return null
  if (now.getTime() < facts.event_utc_ts.getTime() - publishLeadMs) return 'too_early'
  return now < facts.ends_at ? null : 'event_over'
}
