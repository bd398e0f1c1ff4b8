import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../src/db/tables.ts'
import { buildChannel } from './channel-builder.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** An address in Canada, by the country file that comes along. */
const inCanada = { 'x-forwarded-for': '24.48.0.1' }
const nothing = {
  capabilities: [],
  trial_period_used: false,
  is_geo_blocked: false,
  featureCount: { clips: 0, downloads: 0 },
  featureLimit: { clips: 0, downloads: 0 },
}

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    channels: [buildChannel('alpha'), buildChannel('beta', { geo_blocked_countries: ['CA'] })],
  })
})
afterAll(() => server.stop())

const access = async (apiKey: string, headers: Record<string, string> = {}, host = 'alpha.test') =>
  (await server.ask('/api/user/access', { host, headers: { authorization: `Bearer ${apiKey}`, ...headers } }))
    .json

describe('user/access', () => {
  it('gives visitors no capability and no quota', async () => {
    expect(await access(await server.anonymousKey())).toEqual(nothing)
  })

  it('gives a user without any product no capability and no quota', async () => {
    const { apiKey } = await server.userKey()
    expect(await access(apiKey)).toEqual(nothing)
  })

  it('tells that the trial was used', async () => {
    const { apiKey, userId } = await server.userKey(server.alphaId, 'trial@example.com')
    await server.ctx.db.update(users).set({ trial_period_used: true }).where(eq(users.id, userId))
    expect(await access(apiKey)).toEqual({ ...nothing, trial_period_used: true })
  })

  it('tells who is in a country that the channel blocks, logged in or not', async () => {
    const { apiKey } = await server.userKey(server.betaId, 'abroad@example.com')
    for (const key of [apiKey, await server.anonymousKey('beta')]) {
      expect(await access(key, inCanada, 'beta.test')).toEqual({ ...nothing, is_geo_blocked: true })
      expect(await access(key, {}, 'beta.test')).toEqual(nothing)
    }
    expect(await access(await server.anonymousKey(), inCanada)).toEqual(nothing)
  })

  it('treats a key without its cookie as a visitor', async () => {
    const { apiKey, userId } = await server.userKey(server.alphaId, 'copied@example.com')
    await server.ctx.db.update(users).set({ trial_period_used: true }).where(eq(users.id, userId))
    const { json } = await server.ask(`/api/user/access?api_key=${apiKey}`)
    expect(json).toEqual(nothing)
  })
})
