import { funnelSteps } from '@grandstand/contract'
import { dayMillis } from '@grandstand/rules'
import { createRandom, type Random } from '../season/random.ts'

/** What is counted of a day; see `day_counts`. */
export interface DayCount {
  topic: 'visit' | 'country' | 'device' | 'campaign' | 'step' | 'search' | 'clip'
  day: string
  name: string
  visits: number
  visitors: number | null
}

const shares = {
  country: { CA: 0.82, US: 0.09, FR: 0.03, BG: 0.02, GB: 0.02, '': 0.02 },
  device: { phone: 0.58, desktop: 0.27, tablet: 0.09, tv: 0.06 },
  campaign: { '': 0.71, newsletter: 0.12, 'school-poster': 0.1, instagram: 0.07 },
}
/** How many of those who come to a step come to the next. */
const goesOn = [1, 0.34, 0.38, 0.62, 0.81, 0.93]
export const missedSearches = ['curling', 'cheerleading', 'parking', 'ringette', 'graduation']

/** Visits of one day of the demo: more at the weekend, and a little more each week. */
export function planVisits(day: string, daysAgo: number): DayCount[] {
  const random = createRandom(`visits ${day}`)
  const weekday = new Date(dayMillis(day)).getUTCDay()
  const busy = weekday === 0 || weekday === 6 ? 1.7 : weekday === 5 ? 1.4 : 1
  const visits = Math.round((260 - daysAgo) * busy * (0.85 + random.next() * 0.3))
  const count = (topic: DayCount['topic'], name: string, share: number): DayCount => {
    const some = Math.round(visits * share)
    return { topic, day, name, visits: some, visitors: Math.round(some * 0.82) }
  }
  return [
    count('visit', '', 1),
    ...Object.entries(shares).flatMap(([topic, parts]) =>
      Object.entries(parts).map(([name, share]) => count(topicOf(topic), name, share)),
    ),
    ...planSteps(day, visits, random),
    ...missedSearches.map(name => ({
      topic: 'search' as const,
      day,
      name,
      visits: random.between(0, 3),
      visitors: null,
    })),
  ].filter(row => row.visits > 0)
}

const topicOf = (name: string) => (name === 'country' || name === 'device' ? name : 'campaign')

function planSteps(day: string, visits: number, random: Random): DayCount[] {
  let left = visits
  return funnelSteps.map((name, index) => {
    left = Math.round(left * Math.min(1, (goesOn[index] ?? 0) * (0.9 + random.next() * 0.2)))
    return { topic: 'step', day, name, visits: left, visitors: null }
  })
}
