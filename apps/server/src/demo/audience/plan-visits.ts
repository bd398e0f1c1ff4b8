import { visitSteps } from '@grandstand/contract'
import { dayMillis } from '@grandstand/rules'
import { createRandom, type Random } from '../season/random.ts'

/** What is counted of a day; see `day_counts`. */
export interface DayCount {
  topic: 'visit' | 'country' | 'device' | 'campaign' | 'step' | 'search' | 'clip' | 'preroll'
  day: string
  name: string
  visits: number
  visitors: number | null
}

/** What is known of a day before its visits are: each viewing and each purchase is part of a visit of its own. */
interface Day {
  day: string
  daysAgo: number
  views: number
  purchases: number
}

const shares = {
  country: { CA: 0.82, US: 0.09, FR: 0.03, BG: 0.02, GB: 0.02, '': 0.02 },
  device: { phone: 0.58, desktop: 0.27, tablet: 0.09, tv: 0.06 },
  campaign: { '': 0.71, newsletter: 0.12, 'school-poster': 0.1, instagram: 0.07 },
} as const
const visitorShare = 0.82
export const missedSearches = ['curling', 'cheerleading', 'parking', 'ringette', 'graduation']

/** Visits of one day of the demo: those that watch and buy, and others, more at the weekend and a little more each week. */
export function planVisits({ day, daysAgo, views, purchases }: Day): DayCount[] {
  const random = createRandom(`visits ${day}`)
  const weekday = new Date(dayMillis(day)).getUTCDay()
  const busy = weekday === 0 || weekday === 6 ? 1.7 : weekday === 5 ? 1.4 : 1
  const others = Math.round((160 - daysAgo) * busy * (0.85 + random.next() * 0.3))
  const visits = views + purchases + others
  const count = (topic: DayCount['topic'], name: string, some: number): DayCount => ({
    topic,
    day,
    name,
    visits: some,
    visitors: Math.round(some * visitorShare),
  })
  const splitBy = (topic: keyof typeof shares) =>
    splitUp(visits, Object.entries(shares[topic])).map(([name, some]) => count(topic, name, some))
  return [
    count('visit', '', visits),
    ...splitBy('country'),
    ...splitBy('device'),
    ...splitBy('campaign'),
    ...planSteps(visits, purchases, random).map(([name, some]) => ({
      ...count('step', name, some),
      visitors: null,
    })),
    ...missedSearches.map(name => ({ ...count('search', name, random.between(0, 3)), visitors: null })),
  ].filter(row => row.visits > 0)
}

/** Parts that add up to the whole: the first one takes what rounding leaves. */
function splitUp(whole: number, parts: readonly [string, number][]): [string, number][] {
  const rounded = parts.map(([name, share]): [string, number] => [name, Math.floor(whole * share)])
  const rest = whole - rounded.reduce((sum, [, some]) => sum + some, 0)
  return rounded.map(([name, some], index) => [name, index === 0 ? some + rest : some])
}

/** From what was bought backwards: now and then a card is declined, and before each step more turn back. */
function planSteps(visits: number, purchases: number, random: Random): [string, number][] {
  const sent = purchases + Number(random.next() < 0.1)
  const begun = sent + random.between(0, 1) + Math.round(sent * 0.2)
  const opened = begun + random.between(1, 4) + begun
  const looked = opened + Math.round((visits - opened) * (0.15 + random.next() * 0.1))
  const came = [visits, looked, opened, begun, sent]
  return visitSteps.map((name, index) => [name, Math.min(visits, came[index] ?? 0)])
}

/** What a day's viewers saw of the sponsors' clips: one may come only before some games. */
export function planSponsors(
  { day, views }: Pick<Day, 'day' | 'views'>,
  clips: readonly { id: number; reach: number }[],
): DayCount[] {
  return clips
    .flatMap(({ id, reach }) => {
      const random = createRandom(`sponsor ${id} ${day}`)
      const started = Math.round(views * reach * (0.8 + random.next() * 0.2))
      const whole = Math.round(started * (0.5 + random.next() * 0.15))
      const skipped = Math.round((started - whole) * (0.75 + random.next() * 0.2))
      return Object.entries({ started, whole, skipped }).map(([step, visits]): DayCount => {
        return { topic: 'preroll', day, name: `${id} ${step}`, visits, visitors: null }
      })
    })
    .filter(({ visits }) => visits > 0)
}
