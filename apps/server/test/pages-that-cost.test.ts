import { describe, expect, it } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const games: number[] = []

// Three pages or pictures a minute for each address.
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { rateLimitScale: 0.01 },
})
const season = await openSeason(server)
for (const day of [16, 17, 18, 19, 20]) games.push(await season.add(`2026-11-${day}T20:00:00Z`))

const ask = (path: string, ip: string) => server.ask(path, { headers: { 'x-forwarded-for': ip } })

describe.each([
  ['page', (game: number) => `/watch/${game}`, '10.0.0.1'],
  ['picture', (game: number) => `/og/event/${game}.jpg`, '10.0.0.2'],
])('the %s of a game', (_kind, pathOf, ip) => {
  it('counts once per request, however many scores there are', async () => {
    const [game = 0] = games
    for (let score = 0; score < 6; score += 1) {
      await updateEvent(server.ctx, server.alphaId, game, { period: String(score) })
      await expect.poll(() => server.ctx.eventFeed.cursorOf(server.alphaId)).toBeGreaterThan(0)
      expect((await ask(pathOf(game), ip)).status).toBe(200)
    }
  })
})

describe('pages that nobody asked for recently', () => {
  it('are built for one address only so often; existing ones are given to all', async () => {
    const ip = '10.0.0.3'
    const statuses: number[] = []
    for (const game of games.slice(1)) statuses.push((await ask(`/watch/${game}`, ip)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await ask(`/watch/${games[4]}`, ip)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(`/watch/${games[1]}`, ip)).status).toBe(200)
    expect((await ask(`/watch/${games[4]}`, '10.0.0.4')).status).toBe(200)
    expect((await ask(`/watch/${games[4]}`, ip)).status).toBe(200)
  })
})
