import type { EventScore } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { guessSpan, placeMoments, placePeriods } from './place-moments.ts'

const startMs = Date.UTC(2026, 10, 14, 19)
const scoredAt = (minute: number): EventScore => ({
  at: new Date(startMs + minute * 60_000).toISOString(),
  participant_id: 7,
  points: 1,
  kind: null,
  period: null,
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

const begin = (minute: number, period: string) => ({ period, at: scoredAt(minute).at })

test('a period stands where the board says that it begins', () => {
  expect(placePeriods([begin(0, 'Q1'), begin(10, 'Q2'), begin(30, 'Q3')], minutes(40), 1)).toEqual([
    { ...begin(0, 'Q1'), share: 0 },
    { ...begin(10, 'Q2'), share: 0.25 },
    { ...begin(30, 'Q3'), share: 0.75 },
  ])
})

test('the period that is under way when the picture begins stands at its beginning', () => {
  const span = { startMs: startMs + 20 * 60_000, endMs: startMs + 40 * 60_000 }
  expect(placePeriods([begin(0, 'Q1'), begin(10, 'Q2'), begin(30, 'Q3')], span, 1)).toEqual([
    { ...begin(10, 'Q2'), share: 0 },
    { ...begin(30, 'Q3'), share: 0.5 },
  ])
})

test('a period that the picture has not come to is left out, as is one that would be written over another', () => {
  const begins = [begin(10, 'Q1'), begin(11, 'Q2'), begin(20, 'Q3'), begin(30, 'Q4')]
  expect(placePeriods(begins, minutes(40), 0.6).map(({ period }) => period)).toEqual(['Q1', 'Q3'])
})
