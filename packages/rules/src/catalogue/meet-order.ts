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

/** Of a meet that has begun: those who have a result, the best first. */
export function resultsInOrder(event: Meet, sports: readonly EventCategory[]): Side[] {
  if (event.stream_status === 'upcoming' || eventSides(event)) return []
  const isFewest = sportLine(sports, event.event_category_id).some(({ alias }) => fewestWin.test(alias))
  const sign = isFewest ? 1 : -1
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
