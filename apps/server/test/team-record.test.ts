import { expect, it } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const dayMs = 24 * 3_600_000

const server = await serveTests({ channels: [buildLeague('alpha')] })
const season = await openSeason(server)
const [away, home] = [season.team('heloise-ball'), season.team('team')]

async function play(daysAgo: number, scores: [away: number, home: number], change: object = {}) {
  const id = await season.add(new Date(Date.now() - daysAgo * dayMs).toISOString(), {
    teams: ['heloise-ball', 'team'],
    stream_status: 'finished',
    ...change,
  })
  await updateEvent(server.ctx, server.alphaId, id, {
    scores: [away, home].map((participant_id, at) => ({ participant_id, score: scores[at] ?? 0 })),
  })
  return id
}

const ask = async (teamId: number, cookie = '') => {
  const headers = { authorization: `Bearer ${await server.anonymousKey()}`, cookie }
  return server.ask(`/api/participants/${teamId}/record`, { headers })
}

it('a team that has played nothing has no record', async () => {
  await season.add(new Date(Date.now() + dayMs).toISOString(), { teams: ['heloise-ball', 'team'] })
  expect((await ask(home)).json).toEqual({ record: null })
})

it('a record has the finished games of the season, the newest first', async () => {
  const first = await play(9, [1, 3])
  const second = await play(7, [2, 2])
  const third = await play(5, [4, 0])
  await play(400, [0, 9])
  await play(4, [0, 9], { is_private: true })
  await play(3, [0, 9], { cancelled_by: 'operator' })
  await play(1, [0, 9], { stream_status: 'live' })
  const { json } = await ask(home)
  expect(json.record).toMatchObject({ won: 1, lost: 1, tied: 1 })
  expect(json.record.latest).toEqual([
    { event_id: third, opponent_id: away, result: 'lost', own_score: 0, opponent_score: 4 },
    { event_id: second, opponent_id: away, result: 'tied', own_score: 2, opponent_score: 2 },
    { event_id: first, opponent_id: away, result: 'won', own_score: 3, opponent_score: 1 },
  ])
})

it('nobody who hides scores is told a record, not even after one of its games', async () => {
  expect((await ask(away, 'hide_scores=on; watched_games=1')).json).toEqual({ record: null })
})

it('a team of no channel, or of another, is not found', async () => {
  expect((await ask(999_999)).status).toBe(404)
})

it('teams are ranked by the share of games they won, and viewers who hide scores see no ranking', async () => {
  const standings = async (teamId: number, cookie = '') => {
    const headers = { authorization: `Bearer ${await server.anonymousKey()}`, cookie }
    return (await server.ask(`/api/participants/${teamId}/standings`, { headers })).json
  }
  await play(2, [0, 5])
  expect((await standings(away)).items).toEqual([
    { participant_id: home, won: 2, lost: 1, tied: 1 },
    { participant_id: away, won: 1, lost: 2, tied: 1 },
  ])
  expect((await standings(home, 'hide_scores=on')).items).toEqual([])
})
