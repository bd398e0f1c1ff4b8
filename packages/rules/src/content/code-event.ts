import type { StreamStatus } from '../catalogue/event-status.ts'

/** What decides about an event that the files of a channel keep. */
export interface CodeEventFacts {
  stream_status: StreamStatus
  event_utc_ts: Date
  cancelled_by: 'code' | 'operator' | null
  /** An order is about it, whatever became of that: orders keep their game. */
  is_bought: boolean
  /** It has a camera, a recording, a file or a player of another site. */
  has_media: boolean
  /** It has a score or something to watch. */
  was_played: boolean
  /** What of it a person has changed. */
  by_hand: readonly string[]
}

export type EventRemoval = 'removed' | 'cancelled' | 'kept'

/** What becomes of an event that the files no longer name: what began stays, and what people wait for is called off. */
export function chooseRemoval(event: CodeEventFacts, now: Date): EventRemoval {
  if (event.stream_status !== 'upcoming' || event.event_utc_ts <= now) return 'kept'
  // A person has taken it up: another person takes it away.
  if (event.by_hand.length > 0) return 'kept'
  if (!event.is_bought && !event.has_media) return 'removed'
  return event.cancelled_by === null ? 'cancelled' : 'kept'
}

/**
 * Decisions of the night stay: files cancel and reinstate only games that have not begun and that nobody else
 * cancelled.
 */
export function chooseCancelledBy(event: CodeEventFacts, wanted: boolean): CodeEventFacts['cancelled_by'] {
  if (event.cancelled_by === 'operator') return 'operator'
  if (!wanted) return null
  return event.cancelled_by ?? (event.stream_status === 'upcoming' ? 'code' : null)
}

/** An event that its time alone ended, and that is to be played later, is still to come; what was played stays over. */
export function chooseMovedStatus(event: CodeEventFacts, startsAt: Date, now: Date): StreamStatus {
  const comesBack = event.stream_status === 'finished' && !event.was_played && startsAt > now
  return comesBack ? 'upcoming' : event.stream_status
}
