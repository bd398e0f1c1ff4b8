import type { Event } from '@grandstand/contract'

type Timed = Pick<Event, 'id' | 'stream_status' | 'is_cancelled' | 'event_utc_ts'>

const isPlayed = ({ stream_status, is_cancelled }: Timed) => stream_status === 'live' && !is_cancelled

/** A schedule begins with live games, even if they began before the first day shown; each game appears once. */
export function liveFirst<Game extends Timed>(
  events: readonly Game[],
  live: readonly Game[],
): { live: Game[]; rest: Game[] } {
  const first = new Map([...live, ...events].filter(isPlayed).map(event => [event.id, event]))
  return {
    live: [...first.values()].toSorted((a, b) => a.event_utc_ts - b.event_utc_ts || a.id - b.id),
    rest: events.filter(({ id }) => !first.has(id)),
  }
}
