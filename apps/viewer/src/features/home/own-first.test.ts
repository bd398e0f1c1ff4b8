import { expect, test } from 'vitest'
import { ownFirst } from './own-first.ts'

const games = (...ids: number[]) => ids.map(id => ({ id }))

test.each([
  ['whoever follows nobody sees the order of all', [], [1, 2, 3], [1, 2, 3]],
  ['own games lead, and stand there once', [3], [1, 2, 3], [3, 1, 2]],
  ['own games lead that the shared list is too short for', [9, 2], [1, 2, 3], [9, 2, 1, 3]],
  ['nothing is nothing', [], [], []],
])('%s', (_, own, all, shown) => {
  expect(ownFirst(games(...own), games(...all))).toEqual(games(...shown))
})
