import type { GameChange, GameTerms } from '@grandstand/contract'
import { readLocalTime, shiftDay, writeLocalTime } from '@grandstand/rules'

/** What a change makes of a game's terms; of one that is cancelled or removed they stay. */
export function changeTerms(terms: GameTerms, change: GameChange, timeZone: string): GameTerms {
  switch (change.kind) {
    case 'move':
      return { ...terms, time: moveTime(terms.time, change, timeZone) }
    case 'price':
      return { ...terms, ...change.price, has_own_price: change.price !== null }
    case 'venue':
      return { ...terms, venue_id: change.venue_id }
    default:
      return terms
  }
}

/** If clocks skip the time on the other day, it is unread and is reported. */
function moveTime(time: string, { days, minutes }: { days: number; minutes: number }, zone: string): string {
  const moved = days === 0 ? time : `${shiftDay(time.slice(0, 10), days)} ${time.slice(11, 16)}`
  const read = readLocalTime(moved, zone)
  return 'at' in read ? writeLocalTime(new Date(read.at.getTime() + minutes * 60_000), zone) : moved
}
