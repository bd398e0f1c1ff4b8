import type { EventScore } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { guessSpan, placeMoments, placePeriods } from './place-moments.ts'

const startMs = Date.UTC(2026, 10, 14, 19)
const scoredAt = (minute: number, period: string | null = null): EventScore => ({
  at: new Date(startMs + minute * 60_000).toISOString(),
  participant_id: 7,
  points: 1,
  kind: null,
  period,
  clock: null,
  scores: [],
})
const minutes = (count: number) => ({ startMs, endMs: startMs + count * 60_000 })

test('a moment stands where it was in the span, and one outside is left out', () => {
  const placed = placeMoments([scoredAt(-1), scoredAt(10), scoredAt(30), scoredAt(41)], minutes(40))
  expect(placed.map(({ share }) => share)).toEqual([0.25, 0.75])
})

test('a span without a length has no places', () => {
  expect(placeMoments([scoredAt(0)], minutes(0))).toEqual([])
})

test.each([
  ['a live game goes to now', startMs + 600_000, 10],
  ['one that is over goes a little beyond its last score', null, 42],
])('%s', (_, nowMs, expected) => {
  expect(guessSpan(startMs, [scoredAt(40)], nowMs)).toEqual(minutes(expected))
})

test('a period begins where it is first seen', () => {
  const placed = placeMoments(
    [scoredAt(10, 'Q1'), scoredAt(20, 'Q1'), scoredAt(30, 'Q2'), scoredAt(35)],
    minutes(40),
  )
  expect(placePeriods(placed)).toEqual([
    { period: 'Q1', share: 0.25 },
    { period: 'Q2', share: 0.75 },
  ])
})

test('a period that would be written over another is left out', () => {
  const placed = placeMoments([scoredAt(10, 'Q1'), scoredAt(11, 'Q2'), scoredAt(30, 'Q3')], minutes(40))
  expect(placePeriods(placed).map(({ period }) => period)).toEqual(['Q1', 'Q3'])
})
