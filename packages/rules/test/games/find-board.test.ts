import { expect, test } from 'vitest'
import { findBoard } from '../../src/games/find-board.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds))
const changes = [
  { participant_id: 1, score: 1, at: at(60) },
  { participant_id: 2, score: 1, at: at(120) },
  { participant_id: 1, score: null, at: at(200) },
]

test.each([
  [0, [0, 0]],
  [44, [0, 0]],
  // It fell now, and is entered in a moment.
  [45, [1, 0]],
  [130, [1, 1]],
  [200, [null, 1]],
])('the board of a moment has everything entered until shortly after it: %i s', (seconds, scores) => {
  expect([...findBoard(changes, at(seconds))]).toEqual([
    [1, scores[0]],
    [2, scores[1]],
  ])
})

test('a game without a recorded score has no board', () => {
  expect(findBoard([], at(0)).size).toBe(0)
})
