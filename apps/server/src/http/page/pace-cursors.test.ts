import { expect, test } from 'vitest'
import { createCursorPace } from './pace-cursors.ts'

test('a channel shows a new change at most once a second, and other channels do not wait for it', () => {
  let nowMs = 0
  const pace = createCursorPace(() => nowMs)
  expect(pace(1, 10)).toBe(10)
  nowMs = 999
  expect(pace(1, 11)).toBe(10)
  expect(pace(2, 5)).toBe(5)
  nowMs = 1_000
  expect(pace(1, 12)).toBe(12)
  nowMs = 1_500
  expect(pace(1, 13)).toBe(12)
})

test('the first change after a quiet time shows at once', () => {
  let nowMs = 0
  const pace = createCursorPace(() => nowMs)
  pace(1, 10)
  nowMs = 60_000
  expect(pace(1, 10)).toBe(10)
  expect(pace(1, 11)).toBe(11)
})
