import { expect, test } from 'vitest'
import { listMarks } from './list-marks.ts'

const teams = [
  { id: 7, name: 'Falcons' },
  { id: 8, name: 'Bears' },
]
const clip = {
  id: 3,
  name: 'What a move',
  start_time: 42,
  event_media_id: 5,
  is_public: true,
  moderation: 'approved',
} as const
const scored = {
  at: '2026-11-14T19:05:30.000Z',
  participant_id: 8,
  scores: [
    { participant_id: 8, score: 2 },
    { participant_id: 7, score: 1 },
  ],
}
const list = (facts: Partial<Parameters<typeof listMarks>[0]>) =>
  listMarks({
    scores: [],
    clips: [],
    peaks: [],
    periods: [],
    teams,
    mediaId: 5,
    sayScore: (team, board) => `${team} ${board}`,
    sayClip: name => name,
    peakLabel: 'Many watched this',
    ...facts,
  })

test('a goal leads to what came before it, and says who scored, away first', () => {
  expect(list({ scores: [scored] })).toEqual([
    {
      id: 'score-8-2',
      kind: 'score',
      label: 'Bears 1–2',
      at: { dateMs: Date.UTC(2026, 10, 14, 19, 5, 22) },
    },
  ])
})

test('a public clip leads to where it begins', () => {
  expect(list({ clips: [clip] })).toEqual([
    { id: 'clip-3', kind: 'clip', label: 'What a move', at: { seconds: 42 } },
  ])
})

test.each([
  ['private', { is_public: false }],
  ['waiting for approval', { moderation: 'waiting' as const }],
  ['of another camera', { event_media_id: 6 }],
])('a clip that is %s is not on the bar', (_, change) => {
  expect(list({ clips: [{ ...clip, ...change }] })).toEqual([])
})

test('a moment that many watched leads to its place in the camera that was watched, and to none in another', () => {
  const peak = (event_media_id: number, seconds: number) => ({ event_media_id, seconds })
  expect(list({ peaks: [peak(5, 610), peak(6, 40)] })).toEqual([
    { id: 'peak-610', kind: 'peak', label: 'Many watched this', at: { seconds: 610 } },
  ])
})

test('an event of a meet leads to its start', () => {
  expect(list({ periods: [{ period: '1500 m', at: '2026-11-14T19:05:30.000Z' }] })).toEqual([
    {
      id: 'period-1500 m',
      kind: 'period',
      label: '1500 m',
      at: { dateMs: Date.UTC(2026, 10, 14, 19, 5, 30) },
    },
  ])
})
