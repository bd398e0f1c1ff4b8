import { expect, test } from 'vitest'
import { sayRange } from './say-range.ts'

test.each([
  ['Q3 8:47', 'Q3 8:33', 'Q3 8:47 – 8:33'],
  ['Q3 0:04', 'Q4 12:00', 'Q3 0:04 – Q4 12:00'],
  ['12:05', '12:19', '12:05 – 12:19'],
  ['Q3 8:47', 'Q3 8:47', 'Q3 8:47'],
])('from %s to %s is %s', (start, end, said) => {
  expect(sayRange(start, end)).toBe(said)
})
