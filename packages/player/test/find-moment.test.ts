import { expect, test } from 'vitest'
import { findMoment } from '../src/core/find-moment.ts'

const kickOff = Date.UTC(2026, 10, 15, 20)
const fragment = (startSeconds: number, dateMs: number | null) => ({
  startSeconds,
  durationSeconds: 2,
  dateMs,
})
/** The encoder was away for a minute after four seconds. */
const stream = [
  fragment(0, kickOff),
  fragment(2, kickOff + 2_000),
  fragment(4, kickOff + 64_000),
  fragment(6, kickOff + 66_000),
]

test.each([
  ['the beginning', 0, 0],
  ['within a piece', 3_500, 3.5],
  ['after the gap', 65_000, 5],
  ['in the gap', 30_000, 4],
  ['before the beginning', -5_000, 0],
  ['after the end', 500_000, 8],
])('%s', (_name, afterMs, seconds) => {
  expect(findMoment(stream, kickOff + afterMs)).toBe(seconds)
})

test('without dates there is no such place', () => {
  expect(findMoment([fragment(0, null)], kickOff)).toBeNull()
  expect(findMoment([], kickOff)).toBeNull()
})
