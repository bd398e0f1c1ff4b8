import { businessReason, type Quartile, type Stretch, startupScore, type Viewing } from './viewing.ts'

/** What a viewing adds to a measure. Those of many viewings are added up, and then divided: never averages of averages. */
export interface Share {
  part: number
  whole: number
}

interface Measure {
  /** The key of Common Media Client Data (CTA-5004) that means the same; null: it has none. */
  cmcd: string | null
  /** `count` and `ms_in_all` are sums; all others are parts of a whole: `share` from 0 to 1, `score` from 0 to 100, `ms` a mean. */
  unit: 'count' | 'ms_in_all' | 'share' | 'score' | 'ms'
  of: (viewing: Viewing) => Share
}

const hasPlayed = ({ startupMs }: Viewing) => startupMs !== null
const isTechnical = ({ failure }: Viewing) => failure !== null && businessReason(failure) === null
const isBusiness = ({ failure }: Viewing) => failure !== null && businessReason(failure) !== null
const isExit = (viewing: Viewing) => viewing.isOver && !hasPlayed(viewing) && viewing.failure === null

const sum = ({ stretches }: Viewing, of: (stretch: Stretch) => number) =>
  stretches.reduce((before, stretch) => before + of(stretch), 0)
const playingMs = (viewing: Viewing) => sum(viewing, stretch => stretch.playingMs)
const stalledMs = (viewing: Viewing) => sum(viewing, stretch => stretch.stalledMs)
const stalls = (viewing: Viewing) => sum(viewing, stretch => stretch.stalls)
const hiddenMs = (viewing: Viewing) => sum(viewing, ({ isHidden, playingMs }) => (isHidden ? playingMs : 0))
const liveMs = (viewing: Viewing) =>
  sum(viewing, ({ delayMs, playingMs }) => (delayMs === null ? 0 : playingMs))
const delayMs = (viewing: Viewing) => sum(viewing, ({ delayMs, playingMs }) => (delayMs ?? 0) * playingMs)

const all = (part: number): Share => ({ part, whole: 1 })
/** Of the attempts, those for which it is so. */
const ofAttempts = (isSo: boolean): Share => ({ part: isSo ? 1 : 0, whole: 1 })
/** Of those that had a picture. */
const ofPlays = (viewing: Viewing, part: number): Share =>
  hasPlayed(viewing) ? { part, whole: 1 } : { part: 0, whole: 0 }

/** What is measured, and how. `quality-words.ts` says the same in words. */
export const qualityMeasures = {
  attempts: { cmcd: null, unit: 'count', of: () => all(1) },
  plays: { cmcd: null, unit: 'count', of: viewing => all(hasPlayed(viewing) ? 1 : 0) },
  startup_time: { cmcd: 'msd', unit: 'ms', of: viewing => ofPlays(viewing, viewing.startupMs ?? 0) },
  preroll_time: { cmcd: null, unit: 'ms', of: viewing => ofPlays(viewing, viewing.prerollMs) },
  startup_score: {
    cmcd: null,
    unit: 'score',
    of: viewing => ofPlays(viewing, startupScore(viewing.startupMs ?? 0)),
  },
  exits_before_start: { cmcd: null, unit: 'share', of: viewing => ofAttempts(isExit(viewing)) },
  technical_failures: { cmcd: 'ec', unit: 'share', of: viewing => ofAttempts(isTechnical(viewing)) },
  business_failures: { cmcd: null, unit: 'share', of: viewing => ofAttempts(isBusiness(viewing)) },
  playing_time: { cmcd: null, unit: 'ms_in_all', of: viewing => all(playingMs(viewing)) },
  stalls: { cmcd: 'bsa', unit: 'count', of: viewing => all(stalls(viewing)) },
  stalled_time: { cmcd: 'bsda', unit: 'ms_in_all', of: viewing => all(stalledMs(viewing)) },
  rebuffer_share: {
    cmcd: null,
    unit: 'share',
    of: viewing => ({ part: stalledMs(viewing), whole: playingMs(viewing) + stalledMs(viewing) }),
  },
  smoothness: { cmcd: null, unit: 'share', of: viewing => ofPlays(viewing, stalls(viewing) === 0 ? 1 : 0) },
  live_delay: {
    cmcd: 'ltc',
    unit: 'ms',
    of: viewing => ({ part: delayMs(viewing), whole: liveMs(viewing) }),
  },
  hidden_time: {
    cmcd: 'bg',
    unit: 'share',
    of: viewing => ({ part: hiddenMs(viewing), whole: playingMs(viewing) }),
  },
} as const satisfies Record<string, Measure>

export type QualityMeasure = keyof typeof qualityMeasures

/** A measure of any number of viewings; null: there is nothing to be measured. */
export function measureQuality(name: QualityMeasure, viewings: readonly Viewing[]): number | null {
  const { unit, of } = qualityMeasures[name]
  const shares = viewings.map(of)
  const part = shares.reduce((before, share) => before + share.part, 0)
  if (unit === 'count' || unit === 'ms_in_all') return part
  const whole = shares.reduce((before, share) => before + share.whole, 0)
  return whole === 0 ? null : part / whole
}

/** How long each size of picture was watched, in milliseconds by height. */
export function timePerSize(viewings: readonly Viewing[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const { height, playingMs } of viewings.flatMap(({ stretches }) => stretches))
    if (height !== null) times.set(height, (times.get(height) ?? 0) + playingMs)
  return times
}

/** How many of those who began a replay came as far. */
export function countQuartiles(viewings: readonly Viewing[]): Map<Quartile, number> {
  const counts = new Map<Quartile, number>([
    [25, 0],
    [50, 0],
    [75, 0],
    [100, 0],
  ])
  for (const { quartile } of viewings)
    for (const [reached, count] of counts)
      if (quartile !== null && quartile >= reached) counts.set(reached, count + 1)
  return counts
}
