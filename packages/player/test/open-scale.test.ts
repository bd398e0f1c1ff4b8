import { expect, test } from 'vitest'
import { openScaleSeconds } from '../src/core/open-scale.ts'

test.each([
  [0, 1_200],
  [599, 1_200],
  [600, 1_800],
  [4_000, 4_800],
  [-3, 1_200],
])('with %i seconds reached, the bar has %i', (reached, shown) => {
  expect(openScaleSeconds(reached)).toBe(shown)
})
