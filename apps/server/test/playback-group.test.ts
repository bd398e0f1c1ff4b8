import { expect, it } from 'vitest'
import { countPlayers } from '../src/video/playback/index.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const channels = [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')]
const server = await serveTests({ channels })
const season = await openSeason(server)

async function addGame(): Promise<number> {
  const id = await season.add(new Date().toISOString(), { stream_status: 'live' })
  await addOutsidePlayer(server, id)
  return id
}
const games = [await addGame(), await addGame(), await addGame(), await addGame(), await addGame()]
const [first = 0, second = 0] = games
const oneScreen = 'a'.repeat(16)
const otherScreen = 'b'.repeat(16)

async function addViewer(email: string) {
  const { apiKey, cookie, userId } = await server.userKey(server.alphaId, email)
  const post = async (path: string, body: object = {}) =>
    (await server.ask(path, { body: { ...body, api_key: apiKey }, headers: { cookie: `session=${cookie}` } }))
      .json
  return {
    open: async (eventId: number, group?: string): Promise<string> =>
      (await post(`/api/events/${eventId}/playback`, group === undefined ? {} : { group })).playback_id,
    /** What each of them is told at its next renewal. */
    states: (ids: string[]) =>
      Promise.all(ids.map(async id => (await post(`/api/playback/${id}`)).error?.code ?? 'plays')),
    count: async () => (await countPlayers(server.ctx, server.alphaId, userId)).open,
  }
}

it('four games of one group are one player, and a fifth takes the place of the first', async () => {
  const viewer = await addViewer('four-games@example.com')
  const ids = []
  for (const game of games.slice(0, 4)) ids.push(await viewer.open(game, oneScreen))
  expect(await viewer.states(ids)).toEqual(['plays', 'plays', 'plays', 'plays'])
  expect(await viewer.count()).toBe(1)
  ids.push(await viewer.open(games[4] ?? 0, oneScreen))
  expect(await viewer.states(ids)).toEqual(['playback_replaced', 'plays', 'plays', 'plays', 'plays'])
})

it('a group and a player are two, and a third ends the older of them, all of a group', async () => {
  const viewer = await addViewer('three-screens@example.com')
  const ids = [await viewer.open(first, oneScreen), await viewer.open(second, oneScreen)]
  ids.push(await viewer.open(first))
  expect(await viewer.states(ids)).toEqual(['plays', 'plays', 'plays'])
  expect(await viewer.count()).toBe(2)
  ids.push(await viewer.open(first, otherScreen))
  expect(await viewer.states(ids)).toEqual(['playback_replaced', 'playback_replaced', 'plays', 'plays'])
})

it('a game is once in a group: friends who share an account do not watch it together', async () => {
  const viewer = await addViewer('same-game@example.com')
  const ids = [await viewer.open(first, oneScreen), await viewer.open(first, oneScreen)]
  expect(await viewer.states(ids)).toEqual(['playback_replaced', 'plays'])
})
