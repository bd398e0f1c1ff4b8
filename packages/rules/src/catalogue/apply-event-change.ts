import type { Event, EventChange } from '@grandstand/contract'

/** The event as it is after a change; itself when the change is about another or tells nothing new. */
export function applyEventChange(event: Event, change: EventChange): Event {
  if (event.id !== change.id) return event
  // One that hides scores gets none, whatever a change that is on its way tells.
  const told = event.is_score_hidden ? [] : change.scores
  const scores = new Map(told.map(({ participant_id, score }) => [participant_id, score]))
  const participants = event.participants.map(side => {
    const score = scores.get(side.id)
    return score === undefined || score === side.score ? side : { ...side, score }
  })
  const { stream_status, is_cancelled, event_utc_ts, period, clock, signal_lost_at, is_paused, has_picture } =
    change
  const { changed_at } = change
  const isSame =
    event.stream_status === stream_status &&
    event.is_cancelled === is_cancelled &&
    event.event_utc_ts === event_utc_ts &&
    event.period === period &&
    event.clock?.since === clock?.since &&
    event.clock?.ms === clock?.ms &&
    event.signal_lost_at === signal_lost_at &&
    event.is_paused === is_paused &&
    event.has_picture === has_picture &&
    participants.every((side, at) => side === event.participants[at])
  if (isSame) return event
  return {
    ...event,
    stream_status,
    is_cancelled,
    event_utc_ts,
    period,
    clock,
    signal_lost_at,
    is_paused,
    has_picture,
    changed_at,
    participants,
  }
}
