import { expect, test } from 'vitest'
import { findClipScores } from '../../src/index.ts'

const at = (clock: string) => new Date(`2026-11-18T20:${clock}Z`)
const board = (away: number, home: number) => [
  { participant_id: 1, score: away },
  { participant_id: 2, score: home },
]
const scored = [
  { at: at('10:00'), scores: board(7, 0) },
  { at: at('20:00'), scores: board(7, 3) },
]
const clip = (began: string) => ({ began_at: at(began), duration_seconds: 30 })

test.each([
  ['before anybody scored', clip('05:00'), board(0, 0)],
  ['with a score in it', clip('09:50'), board(7, 0)],
  ['whose score was reported a little after its end', clip('09:20'), board(7, 0)],
  ['that ends long before the next score', clip('18:00'), board(7, 0)],
  ['of the end', clip('50:00'), board(7, 3)],
])('a clip %s has the board of its end', (_, cut, stood) => {
  expect(findClipScores(scored, cut)).toEqual(stood)
})

test('nothing is invented where nobody keeps the score, or nobody knows when the clip was', () => {
  expect(findClipScores([], clip('05:00'))).toBeNull()
  expect(findClipScores(scored, { began_at: null, duration_seconds: 30 })).toBeNull()
})
