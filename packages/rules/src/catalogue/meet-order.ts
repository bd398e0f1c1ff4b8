import type { Event, EventCategory } from '@grandstand/contract'
import { eventSides } from './event-display.ts'
import { sportLine } from './sport-line.ts'

type Side = Event['participants'][number]
type Meet = Pick<Event, 'participants' | 'home_team_id' | 'stream_status' | 'event_category_id'>

/**
 * By a word of the sport's alias, or of one above it: strokes, seconds, or points for places are counted, and the fewest win.
 * Elsewhere, as on the track and in the pool, points are won, and the most do.
 */
const fewestWin =
  /(?:^|[-_])(?:golf|cross[-_]?country|biathlon|triathlon|orienteering|rowing|regatta|sailing|cycling|ski(?:ing)?)(?:$|[-_])/

/** Whether the fewest points win in a sport, given with those above it. */
export const isFewestWin = (line: readonly { alias: string }[]): boolean =>
  line.some(({ alias }) => fewestWin.test(alias))

/** Of a meet that has begun: those who have a result, the best first. */
export function resultsInOrder(event: Meet, sports: readonly EventCategory[]): Side[] {
  if (event.stream_status === 'upcoming' || eventSides(event)) return []
  const sign = isFewestWin(sportLine(sports, event.event_category_id)) ? 1 : -1
  return event.participants
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => sign * ((a.score ?? 0) - (b.score ?? 0)))
}

/** Away before home; of a meet the best first, and behind them who has no result yet. */
export function teamsInOrder(event: Meet, sports: readonly EventCategory[]): Side[] {
  const sides = eventSides(event)
  if (sides) return [sides.away, sides.home]
  const results = resultsInOrder(event, sports)
  return [...results, ...event.participants.filter(team => !results.includes(team))]
}
