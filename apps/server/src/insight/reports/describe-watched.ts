import type { listMinutes, sumWatched } from './game-report-store.ts'
import { rebufferShare } from './rebuffer-share.ts'

type Sums = Awaited<ReturnType<typeof sumWatched>>
type Minute = Awaited<ReturnType<typeof listMinutes>>[number]

const share = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole === 0 ? null : part / whole
const rounded = (number: number | null) => (number === null ? null : Math.round(number))

/** What was counted of any number of days. */
export function describeWatched(sums: Sums) {
  const of = (name: keyof NonNullable<Sums>) => sums?.[name] ?? 0
  return {
    views: of('views'),
    ...describeStarts({
      attempts: of('attempts'),
      plays: of('plays'),
      exits: of('exits'),
      startup_ms: of('startup_ms'),
      startup_score: of('startup_score'),
      technical_failures: of('technical_failures'),
      business_failures: of('business_failures'),
    }),
    playing_ms: of('playing_ms'),
    rebuffer_share: rebufferShare({ playing_ms: of('playing_ms'), stalled_ms: of('stalled_ms') }),
    smoothness: share(of('smooth_plays'), of('plays')),
    delay_ms: rounded(share(of('delay_sum'), of('live_ms'))),
  }
}

export function describeMinute(minute: Minute) {
  return {
    at: minute.minute.toISOString(),
    viewers: minute.viewers,
    ...describeStarts(minute),
    playing_ms: minute.playing_ms,
    rebuffer_share: rebufferShare(minute),
    smoothness: share(minute.smooth_viewers, minute.viewers),
    delay_ms: minute.delay_ms,
    sizes: listSizes([minute.sizes]),
  }
}

type Starts = Pick<
  Minute,
  'attempts' | 'plays' | 'startup_ms' | 'startup_score' | 'exits' | 'technical_failures' | 'business_failures'
>

function describeStarts(sums: Starts) {
  const { attempts, plays, exits, technical_failures, business_failures } = sums
  return {
    attempts,
    plays,
    exits,
    technical_failures,
    business_failures,
    startup_ms: rounded(share(sums.startup_ms, plays)),
    startup_score: share(sums.startup_score, plays),
  }
}

/** The longest watched first. */
export function listSizes(counted: readonly Record<string, number>[]) {
  const times = new Map<number, number>()
  for (const [height, playing_ms] of counted.flatMap(sizes => Object.entries(sizes)))
    times.set(Number(height), (times.get(Number(height)) ?? 0) + playing_ms)
  return [...times]
    .map(([height, playing_ms]) => ({ height, playing_ms }))
    .toSorted((a, b) => b.playing_ms - a.playing_ms)
}
