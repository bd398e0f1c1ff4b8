import { expect, it } from 'vitest'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const hourMs = 3_600_000

const server = await serveTests({ channels: [buildLeague('alpha', { embed_hosts: ['video.example'] })] })
const season = await openSeason(server)

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

async function enter(email: string) {
  const { apiKey } = await server.programKey(server.alphaId, email)
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    post: (path: string, body: object) => server.ask(`/api${path}`, { body, headers }),
    async own() {
      const { status, json } = await server.ask('/api/events/own', { headers })
      expect(status).toBe(200)
      const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)
      const { live, upcoming, vod, begun } = json
      return { live: idsOf(live), upcoming: idsOf(upcoming), vod: idsOf(vod), begun: idsOf(begun) }
    },
  }
}

it('the home page of a user has the games of their favourites, beyond those that all visitors see', async () => {
  const others = { stream_status: 'live' as const }
  const mine = { teams: ['team', 'heloise-second'] }
  for (let at = 0; at < 13; at++) await season.add(inHours(-2), others)
  const live = await season.add(inHours(-1), { ...mine, stream_status: 'live' })
  const later = await season.add(inHours(48), mine)
  const next = await season.add(inHours(24), mine)
  const over = await season.add(inHours(-24), { ...mine, stream_status: 'finished' })
  const fan = await enter('fan@example.com')
  expect(await fan.own()).toEqual({ live: [], upcoming: [], vod: [], begun: [] })

  const favoritable_id = season.team('heloise-second')
  await fan.post('/favorite', { favoritable_type: 'participant', favoritable_id })
  expect(await fan.own()).toEqual({ live: [live], upcoming: [next, later], vod: [over], begun: [] })
  expect((await (await enter('other@example.com')).own()).live).toEqual([])
})

it('it has the replays that they have started, the latest first', async () => {
  const fan = await enter('viewer@example.com')
  const watch = async (percent: number) => {
    const id = await season.add(inHours(-48), { stream_status: 'finished' })
    await addOutsidePlayer(server, id)
    const { json } = await fan.post(`/events/${id}/playback`, {})
    const position = { position_seconds: percent, duration_seconds: 100 }
    expect((await fan.post(`/playback/${json.playback_id}`, position)).status).toBe(200)
    return id
  }
  const [first, second] = [await watch(40), await watch(60)]
  await watch(99)
  expect(await fan.own()).toMatchObject({ live: [], begun: [second, first] })
})

it('visitors have none', async () => {
  const headers = { authorization: `Bearer ${await server.anonymousKey()}` }
  expect((await server.ask('/api/events/own', { headers })).status).toBe(401)
})
