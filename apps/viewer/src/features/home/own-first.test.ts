import { expect, test } from 'vitest'
import { ownFirst } from './own-first.ts'

const games = (...ids: number[]) => ids.map(id => ({ id }))

test.each([
  ['a user who follows nobody sees the shared order', [], [1, 2, 3], [1, 2, 3]],
  ['own games come first, and only once', [3], [1, 2, 3], [3, 1, 2]],
  ['own games come first even if the shared list is too short for them', [9, 2], [1, 2, 3], [9, 2, 1, 3]],
  ['no games stay no games', [], [], []],
])('%s', (_, own, all, shown) => {
  expect(ownFirst(games(...own), games(...all))).toEqual(games(...shown))
})
