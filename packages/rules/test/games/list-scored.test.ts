import { expect, test } from 'vitest'
import { listScored } from '../../src/index.ts'

const [away, home] = [7, 8]
const change = (minute: number, participant_id: number, score: number | null) => ({
  participant_id,
  score,
  kind: null,
  period: 'Q1',
  clock: `${60 - minute}:00`,
  at: new Date(Date.UTC(2026, 10, 14, 19, minute)),
})
type Change = ReturnType<typeof change>

test.each<[string, Change[], [minute: number, away: number, home: number][]]>([
  ['nothing was entered', [], []],
  ['a board that is set up counts as no goal', [change(0, away, 0), change(0, home, 0)], []],
  [
    'each goal with the score at the time',
    [change(0, away, 0), change(0, home, 0), change(5, home, 1), change(9, away, 1)],
    [
      [5, 0, 1],
      [9, 1, 1],
    ],
  ],
  [
    'a goal that was undone did not happen',
    [change(0, away, 0), change(5, home, 1), change(6, home, 0), change(9, home, 1)],
    [[9, 0, 1]],
  ],
  [
    'a goal before an undone one keeps its time',
    [change(5, home, 1), change(7, home, 2), change(8, home, 1)],
    [[5, 0, 1]],
  ],
  [
    'a slip of the finger is corrected',
    [change(0, away, 0), change(5, home, 11), change(6, home, 1), change(7, home, 2)],
    [
      [6, 0, 1],
      [7, 0, 2],
    ],
  ],
  [
    'nothing is left of what was wiped',
    [change(5, home, 1), change(6, away, 1), change(8, home, null)],
    [[6, 1, 0]],
  ],
])('%s', (_, changes, expected) => {
  const scored = listScored(changes).map(({ at, scores }) => [
    at.getUTCMinutes(),
    scores.find(({ participant_id }) => participant_id === away)?.score ?? 0,
    scores.find(({ participant_id }) => participant_id === home)?.score ?? 0,
  ])
  expect(scored).toEqual(expected)
})

test('who scored is named, with the points, how, and when in the game', () => {
  const scored = listScored([change(5, home, 7), { ...change(9, home, 10), kind: 'field_goal' }])
  expect(scored).toMatchObject([
    { participant_id: home, points: 7, kind: null, period: 'Q1', clock: '55:00' },
    { participant_id: home, points: 3, kind: 'field_goal', period: 'Q1', clock: '51:00' },
  ])
})

test('what is left of a corrected score has the points that count', () => {
  const scored = listScored([
    change(5, home, 3),
    { ...change(6, home, 10), kind: 'touchdown' },
    change(7, home, 9),
  ])
  expect(scored.map(({ points, kind }) => [points, kind])).toEqual([
    [3, null],
    [6, null],
  ])
})
