import { expect, test } from 'vitest'
import { mayChangeAnswer } from './may-change-answer.ts'

const change = {
  id: 7,
  changed_at: '2026-11-16T19:00:00.000Z',
  stream_status: 'live' as const,
  is_cancelled: false,
  event_utc_ts: 1000,
  period: null,
  clock: null,
  signal_lost_at: null,
  is_paused: false,
  has_picture: true,
  scores: [
    { participant_id: 3, score: null },
    { participant_id: 4, score: null },
  ],
}

test.each([
  ['the game itself', ['events', 'one', 'en', '7'], true],
  ['another game', ['events', 'one', 'en', '8'], false],
  ['the home page', ['events', 'home', 'en', {}], true],
  ['the games of its team', ['events', 'home', 'en', { participant_id: '4' }], true],
  ['the games of another team', ['events', 'home', 'en', { participant_id: '5' }], false],
  ['a list of its team', ['events', 'list', { participant_id: '3', language: 'en' }], true],
  ['a list of another team', ['events', 'list', { participant_id: '5', language: 'en' }], false],
  ['a list of all', ['events', 'list', { language: 'en' }], true],
  ['the home page of a user', ['events', 'own', 'en'], true],
])('a game that has moved: does %s change?', (_, queryKey, isOther) => {
  expect(mayChangeAnswer(queryKey, change)).toBe(isOther)
})
