import { limits } from '@grandstand/contract'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { users } from '../src/db/tables.ts'
import { openBrowser, person } from './browser.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { Answer } from './start-test-server.ts'

const time = new Date()

const server = await serveTests({
  channels: [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')],
  config: { rateLimitScale: 1 },
  now: () => time,
})
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'live' })
await addOutsidePlayer(server, eventId)

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const takeKey = (ip: string) =>
  server.ask('/api/get_api_key', { body: { channel_key: 'alpha' }, headers: from(ip) })
const play = (api_key: string, ip: string) =>
  server.ask(`/api/events/${eventId}/playback`, { body: { api_key }, headers: from(ip) })
const countByStatus = (answers: Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  )

describe('a school behind one address', () => {
  it.each(['198.51.100.9', '2001:db8:7:7::9'])(
    'with 200 pupils gets 200 keys and 200 players in a minute (%s)',
    async ip => {
      const keys = await Promise.all(Array.from({ length: 200 }, () => takeKey(ip)))
      expect(countByStatus(keys)).toEqual({ 200: 200 })
      expect(new Set(keys.map(({ json }) => json.api_key)).size).toBe(200)
      const players = await Promise.all(keys.map(({ json }) => play(json.api_key, ip)))
      expect(countByStatus(players)).toEqual({ 200: 200 })
      expect(new Set(players.map(({ json }) => json.playback_id)).size).toBe(200)
    },
  )

  it('logs in and registers', async () => {
    const ip = '198.51.100.11'
    // A hash that costs nothing: what is tried here is not how long it takes.
    const password_hash = await hash(person.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    const emails = Array.from({ length: 200 }, (_, at) => `pupil-${at}@example.com`)
    const pupil = { channel_id: server.alphaId, first_name: 'Ada', last_name: 'Fan', password_hash }
    await server.ctx.db.insert(users).values(emails.map(email => ({ ...pupil, email })))
    const enter = async (email: string) =>
      (await openBrowser(server, 'alpha', ip)).post('/v2/auth/login', { email, password: person.password })
    // In a minute, not in one moment: what a process may have waiting for a hash is another limit.
    for (let at = 0; at < emails.length; at += 50) {
      const answers = await Promise.all(emails.slice(at, at + 50).map(enter))
      expect(countByStatus(answers)).toEqual({ 200: 50 })
    }
    const register = async (at: number) =>
      (await openBrowser(server, 'alpha', ip)).post('/v2/auth/register', {
        ...person,
        email: `new-pupil-${at}@example.com`,
      })
    expect(countByStatus(await Promise.all(Array.from({ length: 30 }, (_, at) => register(at))))).toEqual({
      200: 30,
    })
  })

  it('is not refused because of one pupil who asks all the time; only that pupil is', async () => {
    const ip = '198.51.100.10'
    const [one, other] = [await takeKey(ip), await takeKey(ip)]
    const answers = await Promise.all(Array.from({ length: 100 }, () => play(one.json.api_key, ip)))
    expect(countByStatus(answers)).toEqual({ 200: limits.playback.max, 429: 100 - limits.playback.max })
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBe(60)
    expect((await play(one.json.api_key, '203.0.113.50')).status).toBe(429)
    expect((await play(other.json.api_key, ip)).status).toBe(200)
  })
})
