import type { Event } from '@grandstand/contract'

interface HomeLists {
  live: { items: Event[] }
  upcoming: { items: Event[] }
  vod: { items: Event[] }
}

const finals = 6
const next = 10

/** Live games, those with a picture first and as they began, then the last finals, then what comes next. */
export function stripEvents({ live, upcoming, vod }: HomeLists): Event[] {
  const playing = live.items.toSorted(
    (a, b) => Number(b.has_picture) - Number(a.has_picture) || a.event_utc_ts - b.event_utc_ts || a.id - b.id,
  )
  return [...playing, ...vod.items.slice(0, finals), ...upcoming.items.slice(0, next)]
}
