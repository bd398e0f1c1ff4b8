import { isDay, shiftDay } from '@grandstand/rules'
import type { ReadRow } from './read-terms.ts'
import type { SeasonAsked } from './season-asked.ts'

/** The same game every so many weeks, at the same time by the clocks of its venue. */
export function makeSeries(
  series: Extract<SeasonAsked['source'], { kind: 'series' }> | undefined,
): ReadRow[] {
  if (!series) return []
  const { terms, weeks_apart, count } = series
  const [day = '', time = ''] = terms.time.split(/[ T]/)
  return Array.from({ length: count }, (_, at) => {
    const own = { ...terms, time: `${isDay(day) ? shiftDay(day, at * weeks_apart * 7) : day} ${time}` }
    return {
      row: at + 1,
      key: undefined,
      said: Object.values(terms.title)[0] ?? '',
      terms: own,
      given: own,
      isCancelled: false,
      problems: [],
    }
  })
}
