import { expect, test } from 'vitest'
import { countdownParts } from './countdown-parts.ts'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [2 * day + 5 * hour + 3 * minute, '2 days 5 hours 3 minutes'],
  [day, '1 days 0 hours 0 minutes'],
  [90 * minute, '1 hours 30 minutes 0 seconds'],
  [61 * second, '1 minutes 1 seconds'],
  [9 * second, '9 seconds'],
  [500, ''],
  [-day, ''],
])('%d ms before the start', (left, text) => {
  expect(
    countdownParts(left)
      .map(({ unit, value }) => `${value} ${unit}`)
      .join(' '),
  ).toBe(text)
})
