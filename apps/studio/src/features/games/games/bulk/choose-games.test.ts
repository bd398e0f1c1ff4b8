import { expect, test } from 'vitest'
import { chooseGames, noGames } from './choose-games.ts'

const order = [5, 3, 8, 1, 9]
const all = { isAll: true, ids: new Set<number>(), last: null }

test.each([
  ['one is chosen', noGames, [{ id: 3, isWanted: true }], [3]],
  [
    'one is chosen and left again',
    noGames,
    [
      { id: 3, isWanted: true },
      { id: 3, isWanted: false },
    ],
    [],
  ],
  [
    'all between two are chosen',
    noGames,
    [
      { id: 3, isWanted: true },
      { id: 9, isWanted: true, order },
    ],
    [3, 8, 1, 9],
  ],
  [
    'all between two are chosen upwards',
    noGames,
    [
      { id: 9, isWanted: true },
      { id: 8, isWanted: true, order },
    ],
    [9, 8, 1],
  ],
  ['a first one with the shift key is one', noGames, [{ id: 8, isWanted: true, order }], [8]],
  [
    'a last one that is not shown counts for nothing',
    noGames,
    [
      { id: 77, isWanted: true },
      { id: 3, isWanted: true, order },
    ],
    [77, 3],
  ],
  ['of all, what is left out', all, [{ id: 3, isWanted: false }], [3]],
])('%s', (_name, first, choices, ids) => {
  expect(new Set(choices.reduce(chooseGames, first).ids)).toEqual(new Set(ids))
})
