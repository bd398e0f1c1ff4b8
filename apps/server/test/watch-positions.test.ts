import { expect, it } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

/** So that each position is later than the one before. */
let shiftMs = 0

const server = await serveTests({
  channels: [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')],
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)

async function addGame(stream_status: 'live' | 'finished' = 'finished'): Promise<number> {
  const id = await season.add(new Date(Date.now() - 3_600_000).toISOString(), { stream_status })
  await addOutsidePlayer(server, id)
  return id
}
async function enter(email: string) {
  const { apiKey } = await server.programKey(server.alphaId, email)
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    async watch(eventId: number, body: object) {
      shiftMs += 1000
      const { json } = await server.ask(`/api/events/${eventId}/playback`, { body: {}, headers })
      return server.ask(`/api/playback/${json.playback_id}`, { body, headers })
    },
    positions: async () => (await server.ask('/api/user/watch-positions', { headers })).json.items,
  }
}

it('unfinished replays are listed with what was watched, latest first', async () => {
  const fan = await enter('fan@example.com')
  const [first, second, looked, ended, nearEnd] = [
    await addGame(),
    await addGame(),
    await addGame(),
    await addGame(),
    await addGame(),
  ]
  await fan.watch(first, { position_seconds: 2052.9, duration_seconds: 5400.4 })
  await fan.watch(second, { position_seconds: 60, duration_seconds: 90 })
  await fan.watch(looked, { position_seconds: 2, duration_seconds: 90 })
  await fan.watch(ended, { position_seconds: 0 })
  await fan.watch(nearEnd, { position_seconds: 89, duration_seconds: 90 })
  expect(await fan.positions()).toEqual([
    { event_id: second, vod_media_item_id: null, percent: 67, left_seconds: 30 },
    { event_id: first, vod_media_item_id: null, percent: 38, left_seconds: 3348 },
  ])
  await fan.watch(first, { position_seconds: 2700, duration_seconds: 5400 })
  expect(await fan.positions()).toMatchObject([{ event_id: first, percent: 50 }, { event_id: second }])
})

it('they are private to each user', async () => {
  const id = await addGame()
  const fan = await enter('one@example.com')
  await fan.watch(id, { position_seconds: 60, duration_seconds: 90 })
  expect(await (await enter('other@example.com')).positions()).toEqual([])
  const key = await server.anonymousKey()
  expect((await server.ask(`/api/user/watch-positions?api_key=${key}`)).status).toBe(401)
})

it('a game that was left while live has no length yet, so it is not listed', async () => {
  const id = await addGame('live')
  const fan = await enter('live@example.com')
  await fan.watch(id, { position_seconds: 60 })
  expect(await fan.positions()).toEqual([])
  await moveEvent(server.ctx, server.alphaId, id, { to: 'finished', by: 'operator' })
  expect(await fan.positions()).toEqual([])
  await fan.watch(id, { position_seconds: 61, duration_seconds: 90 })
  expect(await fan.positions()).toEqual([
    { event_id: id, vod_media_item_id: null, percent: 68, left_seconds: 29 },
  ])
})

it('an invalid length is refused', async () => {
  const fan = await enter('odd@example.com')
  const answer = await fan.watch(await addGame(), { position_seconds: 60, duration_seconds: -1 })
  expect(answer.status).toBe(400)
})
