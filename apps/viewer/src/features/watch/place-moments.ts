import type { EventScore } from '@grandstand/contract'
import type { PeriodBegin } from '@grandstand/rules'

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

const shareOf = (at: string, { startMs, endMs }: Span) => (Date.parse(at) - startMs) / (endMs - startMs)

/** Those within the span, in their order. */
export function placeMoments(scored: readonly EventScore[], span: Span): PlacedMoment[] {
  return scored.flatMap(score => {
    const share = shareOf(score.at, span)
    return share >= 0 && share <= 1 ? [{ score, share }] : []
  })
}

export interface PlacedPeriod extends PeriodBegin {
  /** From 0, the beginning, to 1. */
  share: number
}

/** As far apart as two names of periods can be read on a phone. */
const periodShare = 0.1

/**
 * Where each period that was reached begins; one that was under way when the picture began stands at its beginning. One that would be
 * written over another is left out.
 */
export function placePeriods(
  begins: readonly PeriodBegin[],
  span: Span,
  reachedShare: number,
): PlacedPeriod[] {
  const placed = begins.map(({ period, at }) => ({ period, at, share: shareOf(at, span) }))
  const underWay = placed.findLast(({ share }) => share < 0)
  const seen = placed.filter(({ share }) => share >= 0 && share <= reachedShare)
  const written: PlacedPeriod[] = underWay ? [{ ...underWay, share: 0 }] : []
  for (const next of seen) if (next.share - (written.at(-1)?.share ?? -1) >= periodShare) written.push(next)
  return written
}
