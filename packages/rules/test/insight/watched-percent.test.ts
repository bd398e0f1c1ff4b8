import { expect, it } from 'vitest'
import { watchedPercent } from '../../src/index.ts'

it.each([
  ['is not started by a look', 4, 5400, null],
  ['is started after a few seconds, and then shows something', 5, 5400, 1],
  ['is shown in whole percent', 2052, 5400, 38],
  ['is not finished a while before its end', 5000, 5400, 93],
  ['is as good as finished near its end', 5130, 5400, null],
  ['is finished beyond its end', 6000, 5400, null],
  ['without a length is not shown', 60, 0, null],
])('a replay %s', (_case, position, duration, percent) => {
  expect(watchedPercent(position, duration)).toBe(percent)
})
