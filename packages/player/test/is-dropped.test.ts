import { expect, test } from 'vitest'
import { isDropped } from '../src/core/is-dropped.ts'

const given = { startSeconds: 52, endSeconds: 54 }
const atTheEdge = { startSeconds: 116, endSeconds: 130 }

test.each([
  ['only what came before is there', 52.4, [atTheEdge], true],
  ['nothing is there', 52, [], true],
  ['a frame of its neighbour reaches into it', 52.4, [{ startSeconds: 53.9, endSeconds: 60 }], true],
  ['it was taken', 52.4, [given, atTheEdge], false],
  ['it was taken without its first frames', 52.01, [{ startSeconds: 52.07, endSeconds: 53.95 }], false],
  [
    'sound and picture leave a hole in it',
    52,
    [
      { ...given, endSeconds: 53 },
      { ...given, startSeconds: 53.1 },
    ],
    false,
  ],
  ['the viewer has moved to another place', 60, [atTheEdge], false],
  ['the place begins with the next segment', 54, [atTheEdge], false],
])('a segment that a viewer wants was dropped or taken: %s', (_case, wantedSeconds, buffered, expected) => {
  expect(isDropped(given, wantedSeconds, buffered)).toBe(expected)
})
