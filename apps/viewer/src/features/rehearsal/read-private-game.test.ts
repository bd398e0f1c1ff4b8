import { expect, test } from 'vitest'
import { readPrivateGame } from './read-private-game.ts'

const team = { id: 4 } as const
const scores = ['score-0', 'score-1']
const game = { stream_status: 'upcoming' as const, participants: [team, { id: 9 }] }
const read = (values: Record<string, string>) =>
  readPrivateGame(values, Object(game), scores, Date.UTC(2026, 0, 1))
const plain = { status: 'upcoming', kind: 'free', 'score-0': '', 'score-1': '', period: '', minutes: '' }

test('a private game changes where something was typed, and stays as it is elsewhere', () => {
  expect(read(plain)).toEqual({
    problems: { 'score-0': null, 'score-1': null, minutes: null },
    body: {
      type: 'free',
      period: null,
      scores: [
        { participant_id: 4, score: null },
        { participant_id: 9, score: null },
      ],
    },
  })
  const typed = { ...plain, status: 'live', 'score-1': ' 12 ', period: '2nd half', minutes: '-5' }
  expect(read(typed).body).toMatchObject({
    stream_status: 'live',
    period: '2nd half',
    event_utc_ts: Date.UTC(2026, 0, 1) / 1000 - 300,
    scores: [{ score: null }, { participant_id: 9, score: 12 }],
  })
})

test.each([
  ['score-0', '-1'],
  ['score-1', '1e3'],
  ['score-0', '12345'],
  ['minutes', 'soon'],
  ['minutes', '1.5'],
])('an invalid number is reported at its field: %s %s', (name, value) => {
  expect(read({ ...plain, [name]: value }).problems[name]).toBe('wrong')
})
