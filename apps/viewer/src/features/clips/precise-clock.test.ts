import { expect, test } from 'vitest'
import { preciseClock } from './precise-clock.ts'

test.each([
  [0, '0:00.0'],
  [12.34, '0:12.3'],
  [0.3, '0:00.3'],
  [3847.95, '1:04:07.9'],
])('%f s are written %s', (seconds, text) => {
  expect(preciseClock(seconds)).toBe(text)
})
