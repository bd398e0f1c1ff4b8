import { expect, test } from 'vitest'
import { chooseSkip } from '../src/core/choose-skip.ts'
import { isStuck } from '../src/core/is-stuck.ts'

test.each<[string, number, number, boolean]>([
  ['a moment, with much to show', 3_000, 30, false],
  ['long, with much to show', 4_000, 30, true],
  ['long, with nothing to show', 60_000, 10, false],
  ['long, with hardly anything to show', 60_000, 10.5, false],
])('a picture that stands still for %s', (_name, stillMs, givenUntilSeconds, is) => {
  expect(isStuck({ stillMs, positionSeconds: 10, givenUntilSeconds })).toBe(is)
})

test.each([
  [3.9, 1, 4],
  [4, 1, 6],
  [0.5, 3, 6],
  [5, 2, 8],
  [5, 3, null],
  [8.5, 1, null],
])('from %f s, %i segments further on begins at %j', (from, count, to) => {
  const pieces = [0, 2, 4, 6, 8].map(startSeconds => ({ startSeconds }))
  expect(chooseSkip(pieces, from, count)).toBe(to)
})
