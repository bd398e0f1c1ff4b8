import { isDay, shiftDay } from '@grandstand/rules'
import type { ReadRow } from './read-terms.ts'
import type { SeasonInput } from './season-input.ts'

/** The same game every so many weeks, at the same time by the clocks of its venue. */
export function makeSeries(
  series: Extract<SeasonInput['source'], { kind: 'series' }> | undefined,
): ReadRow[] {
  if (!series) return []
  const { terms, weeks_apart, count, until } = series
  const [first = '', time = ''] = terms.time.split(/[ T]/)
  const days = Array.from({ length: count }, (_, at) =>
    isDay(first) ? shiftDay(first, at * weeks_apart * 7) : first,
  ).filter(day => until === null || day <= until)
  return days.map((day, at) => {
    const own = { ...terms, time: `${day} ${time}` }
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
