import { expect, test } from 'vitest'
import { chooseScale } from './choose-scale.ts'

test.each([
  [0, []],
  [100, [50, 100]],
  [1_099, [500, 1_000]],
  [109_900, [50_000, 100_000]],
  [7, [5]],
])('a chart up to %d has round lines', (greatest, lines) => {
  expect(chooseScale(greatest).lines).toEqual(lines)
})

test('no bar is higher than the chart', () => {
  expect(chooseScale(1_099).top).toBeGreaterThan(1_099)
})
