import type { EventScore } from '@grandstand/contract'

/** From when to when the timeline of a game goes. */
export interface Span {
  startMs: number
  endMs: number
}

export interface PlacedMoment {
  score: EventScore
  /** From 0, the beginning, to 1. */
  share: number
}

/** Beyond the last score a game without a picture goes on for a while that nobody knows. */
const restShare = 0.05

/** Of a game whose picture is not open: from its start to now, or to its last score. */
export function guessSpan(startMs: number, scored: readonly EventScore[], nowMs: number | null): Span {
  const lastMs = Math.max(startMs, ...scored.map(({ at }) => Date.parse(at)))
  return { startMs, endMs: nowMs ?? lastMs + (lastMs - startMs) * restShare }
}

/** Those within the span, in their order. */
export function placeMoments(scored: readonly EventScore[], { startMs, endMs }: Span): PlacedMoment[] {
  const lengthMs = endMs - startMs
  if (lengthMs <= 0) return []
  return scored.flatMap(score => {
    const share = (Date.parse(score.at) - startMs) / lengthMs
    return share >= 0 && share <= 1 ? [{ score, share }] : []
  })
}

/** As far apart as two names of periods can be read on a phone. */
const periodShare = 0.1

/** Where each period is seen to begin: by the first score of it. One that would be written over another is left out. */
export function placePeriods(moments: readonly PlacedMoment[]): { period: string; share: number }[] {
  const begun = moments.flatMap(({ score: { period }, share }, at) =>
    period !== null && moments.findIndex(other => other.score.period === period) === at
      ? [{ period, share }]
      : [],
  )
  const written: typeof begun = []
  for (const next of begun) if (next.share - (written.at(-1)?.share ?? -1) >= periodShare) written.push(next)
  return written
}
