import type { Event } from '@grandstand/contract'

interface HomeLists {
  live: { items: Event[] }
  upcoming: { items: Event[] }
  vod: { items: Event[] }
}

const finals = 6
const next = 10

/** Live games, then the last finals, then what comes next. */
export function stripEvents({ live, upcoming, vod }: HomeLists): Event[] {
  return [...live.items, ...vod.items.slice(0, finals), ...upcoming.items.slice(0, next)]
}
