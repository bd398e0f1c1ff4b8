import { streamStatuses } from '@grandstand/contract/constants'

export type StreamStatus = (typeof streamStatuses)[number]
/** Who may move an event: its times, the encoder that sends it, or a person. */
export type EventMover = 'clock' | 'ingest' | 'operator'

/** From → to → who may. What is not here is not allowed. */
const moves: Record<StreamStatus, Partial<Record<StreamStatus, readonly EventMover[]>>> = {
  upcoming: { live: ['clock', 'ingest', 'operator'], finished: ['clock', 'operator'] },
  live: { finished: ['clock', 'ingest', 'operator'], upcoming: ['operator'] },
  // A game that was ended by mistake goes on; an encoder alone cannot bring back what is over.
  finished: { live: ['operator'] },
}

export interface EventTimes {
  stream_status: StreamStatus
  event_utc_ts: Date
  /** The end of its window. */
  ends_at: Date
  /** Without an encoder, its time alone makes it live. */
  starts_by_clock: boolean
  /** Only a person makes it live. */
  waits_for_go: boolean
  is_cancelled: boolean
}

export type MoveRefusal =
  | 'no_such_move'
  | 'too_early'
  | 'too_late'
  | 'waits_for_encoder'
  | 'waits_for_go'
  | 'cancelled'

export function checkEventMove(
  event: EventTimes,
  to: StreamStatus,
  by: EventMover,
  now: Date,
): MoveRefusal | null {
  if (!moves[event.stream_status][to]?.includes(by)) return 'no_such_move'
  if (to === 'live' && event.is_cancelled) return 'cancelled'
  if (to === 'live' && by !== 'operator' && event.waits_for_go) return 'waits_for_go'
  if (by !== 'clock') return null
  if (to === 'finished') return now >= event.ends_at ? null : 'too_early'
  if (!event.starts_by_clock) return 'waits_for_encoder'
  if (now < event.event_utc_ts) return 'too_early'
  return now < event.ends_at ? null : 'too_late'
}

/** Where somebody may move an event to. */
export function listMoves(from: StreamStatus, by: EventMover): StreamStatus[] {
  return streamStatuses.filter(to => moves[from][to]?.includes(by))
}

/** Where the clock moves an event now; null where it leaves it. */
export function chooseClockMove(event: EventTimes, now: Date): StreamStatus | null {
  for (const to of ['live', 'finished'] as const) {
    if (checkEventMove(event, to, 'clock', now) === null) return to
  }
  return null
}

/** How long an event goes on that a person makes live after its window: else the clock would end it at once. */
const newWindowMs = 2 * 60 * 60_000

/** The end of the window from now on; null where it stays. */
export function chooseNewEnd(event: Pick<EventTimes, 'ends_at'>, to: StreamStatus, now: Date): Date | null {
  return to === 'live' && now >= event.ends_at ? new Date(now.getTime() + newWindowMs) : null
}

export type CancelRefusal = 'is_live' | 'is_over'

/** Only what has not begun can be cancelled: a game that was live has its recording, and ends. */
export function checkCancel({ stream_status }: Pick<EventTimes, 'stream_status'>): CancelRefusal | null {
  if (stream_status === 'upcoming') return null
  return stream_status === 'live' ? 'is_live' : 'is_over'
}
