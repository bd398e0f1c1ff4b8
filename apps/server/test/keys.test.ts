import { calls, limits } from '@grandstand/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rotateKey } from '../src/accounts/keys/index.ts'
import { hashSecret } from '../src/accounts/keys/secret.ts'
import { apiKeys } from '../src/db/tables.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'

let time = new Date('2026-03-01T12:00:00Z')

const server = await serveTests({ now: () => time })

const later = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000)
}
const profile = (query: string, headers: Record<string, string> = {}) =>
  server.ask(`/api/profile${query}`, { headers })

describe('the channel key', () => {
  it('follows from the host name', async () => {
    expect((await server.ask('/api/channel-config', { host: 'alpha.test' })).json.channel_key).toBe('alpha')
    expect((await server.ask('/api/channel-config', { host: 'beta.test:8080' })).json.channel_key).toBe(
      'beta',
    )
  })

  it('is refused by name if no channel has it', async () => {
    const body = { channel_key: 'nobody' }
    const { status, json } = await server.ask('/api/get_api_key', { body })
    expect(status).toBe(401)
    expect(json.error).toMatchObject({
      message: 'No chanel or api key found',
      fields: { channel_key: 'is not known' },
    })
    expect((await server.ask('/api/channel-config', { host: 'nobody.test' })).status).toBe(401)
  })
})

describe('an api key', () => {
  it('is a 256-bit token, and only its hash is stored', async () => {
    const key = await server.anonymousKey()
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    const { rows } = await server.ctx.db.execute<{ row: string }>(
      sql`select row_to_json(k)::text as row from api_keys k`,
    )
    expect(rows.map(({ row }) => row).join()).toContain(hashSecret(key))
    expect(rows.map(({ row }) => row).join()).not.toContain(key)
  })

  it('is accepted in the query of GET, in the body of POST and as a bearer token', async () => {
    const key = await server.anonymousKey()
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
    const post = (path: string, body: object) => server.ask(path, { body })
    expect((await server.ask(`/api/geo?api_key=${key}`)).status).toBe(200)
    expect((await server.ask('/api/geo', { headers: { authorization: `Bearer ${key}` } })).status).toBe(200)
    expect((await post('/api/contacts', { ...message, api_key: key })).status).toBe(200)
    const inQuery = await post(`/api/contacts?api_key=${key}`, { ...message, api_key: key })
    expect(inQuery.json.error.fields).toHaveProperty('api_key')
  })

  it('is ignored if no key is needed, valid or not', async () => {
    const key = await server.anonymousKey()
    const bare = await server.ask('/api/channel-config')
    for (const given of [key, 'no-key', `${key}&api_key=2`])
      expect((await server.ask(`/api/channel-config?api_key=${given}`)).json).toEqual(bare.json)
    const body = { channel_key: 'alpha', api_key: key }
    expect((await server.ask('/api/get_api_key', { body })).status).toBe(200)
  })

  it('is accepted exactly once: two keys or an array get 400', async () => {
    const key = await server.anonymousKey()
    const twice = [
      server.ask(`/api/geo?api_key=${key}&api_key=${key}`),
      server.ask(`/api/geo?api_key=${key}`, { headers: { authorization: `Bearer ${key}` } }),
      server.ask('/api/contacts', { body: { api_key: [key] } }),
    ]
    for (const { status, json } of await Promise.all(twice)) {
      expect(status).toBe(400)
      expect(json.error.fields).toHaveProperty('api_key')
    }
  })

  it.each(['', 'short', 'A'.repeat(43), `${'A'.repeat(42)}%00`, 'A'.repeat(5000)])(
    'that is invalid (%#) is refused by name',
    async key => {
      const { status, json } = await server.ask(`/api/geo?api_key=${key}`)
      expect(status).toBe(401)
      expect(json.error.fields).toHaveProperty('api_key')
    },
  )

  it('expires after 24 idle hours, and lives on while it is used', async () => {
    const [idle, used] = [await server.anonymousKey(), await server.anonymousKey()]
    const geo = async (key: string) => (await server.ask(`/api/geo?api_key=${key}`)).status
    for (let hour = 0; hour < 30; hour += 10) {
      later(10)
      expect(await geo(used)).toBe(200)
    }
    expect(await geo(idle)).toBe(401)
  })

  it('of a user expires after 30 idle days, and use renews it', async () => {
    const { apiKey, cookie } = await server.userKey(server.alphaId, 'month@example.com')
    const get = () => profile(`?api_key=${apiKey}`, { cookie: `session=${cookie}` })
    later(29 * 24)
    expect((await get()).status).toBe(200)
    later(29 * 24)
    expect((await get()).status).toBe(200)
    later(31 * 24)
    expect((await get()).status).toBe(401)
  })

  it('belongs to its own channel, whatever the host says', async () => {
    const key = await server.anonymousKey('beta')
    const { json } = await server.ask(`/api/events-categories?api_key=${key}`, { host: 'alpha.test' })
    expect(json.items[0].name).toBe('Ball beta')
  })
})

describe("a user's key", () => {
  it('works with the cookie that was set at login; a URL copied to another browser gets 401', async () => {
    const { apiKey, cookie } = await server.userKey(server.alphaId, 'copy@example.com')
    const atHome = await profile(`?api_key=${apiKey}`, { cookie: `theme=dark; session=${cookie}` })
    expect(atHome.status).toBe(200)
    expect(atHome.json.email).toBe('copy@example.com')
    const elsewhere = await profile(`?api_key=${apiKey}`)
    expect(elsewhere.status).toBe(401)
    expect(elsewhere.json.error.code).toBe('unauthenticated')
    const withAnotherCookie = await profile(`?api_key=${apiKey}`, { cookie: `session=${'B'.repeat(43)}` })
    expect(withAnotherCookie.status).toBe(401)
  })

  it('copied from a URL and sent as a header is a visitor, who cannot set a password', async () => {
    const { apiKey, cookie } = await server.userKey(server.alphaId, 'header@example.com')
    const authorization = `Bearer ${apiKey}`
    expect(await profile('', { authorization })).toMatchObject({
      status: 401,
      json: { error: { code: 'unauthenticated' } },
    })
    const taken = await server.ask('/api/profile', {
      body: { _method: 'patch', password: 'a-strangers-own-word' },
      headers: { authorization },
    })
    expect(taken.status).toBe(401)
    expect((await profile('', { authorization, cookie: `session=${cookie}` })).status).toBe(200)
  })

  it('needs the __Host- cookie over https', async () => {
    const { apiKey, cookie } = await server.userKey(server.alphaId, 'https@example.com')
    const https = { 'x-forwarded-proto': 'https' }
    expect((await profile(`?api_key=${apiKey}`, { ...https, cookie: `session=${cookie}` })).status).toBe(401)
    expect(
      (await profile(`?api_key=${apiKey}`, { ...https, cookie: `__Host-session=${cookie}` })).status,
    ).toBe(200)
  })

  it('is replaced when the session changes hands, and the old one stops working at once', async () => {
    const key = await server.anonymousKey()
    const session = {
      keyHash: hashSecret(key),
      channelId: server.alphaId,
      userId: null,
      isProgram: false,
      expiresAt: time,
    }
    const { userId } = await server.userKey(server.alphaId, 'rotate@example.com')
    const issued = await rotateKey(server.ctx, session, userId)
    expect((await server.ask(`/api/geo?api_key=${key}`)).status).toBe(401)
    const { json } = await profile(`?api_key=${issued.apiKey}`, { cookie: `session=${issued.cookie}` })
    expect(json.email).toBe('rotate@example.com')
  })

  it('is replaced once, even if many requests ask at the same time', async () => {
    const key = await server.anonymousKey()
    const session = {
      keyHash: hashSecret(key),
      channelId: server.alphaId,
      userId: null,
      isProgram: false,
      expiresAt: time,
    }
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => rotateKey(server.ctx, session, null)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('gives a holder without the cookie no more than a visitor', async () => {
    const { apiKey, cookie, userId } = await server.userKey(server.alphaId, 'trial@example.com')
    await server.ctx.db.execute(sql`update users set trial_period_used = true where id = ${userId}`)
    const bare = await server.ask(`/api/user/access?api_key=${apiKey}`)
    expect(bare.json.trial_period_used).toBe(false)
    const own = await server.ask(`/api/user/access?api_key=${apiKey}`, {
      headers: { cookie: `session=${cookie}` },
    })
    expect(own.json.trial_period_used).toBe(true)
  })

  it('is deleted with its user', async () => {
    const { userId, apiKey, cookie } = await server.userKey(server.alphaId, 'gone@example.com')
    const get = () => profile(`?api_key=${apiKey}`, { cookie: `session=${cookie}` })
    expect((await get()).status).toBe(200)
    await server.ctx.db.execute(sql`delete from users where id = ${userId}`)
    expect(await server.ctx.db.select().from(apiKeys).where(eq(apiKeys.user_id, userId))).toEqual([])
    expect((await get()).status).toBe(401)
  })
})

describe("a program's key", () => {
  it('acts for its user in an Authorization header, and opens nothing in any other place', async () => {
    const { apiKey } = await server.programKey(server.alphaId, 'program@example.com')
    const { json } = await profile('', { authorization: `Bearer ${apiKey}` })
    expect(json.email).toBe('program@example.com')
    for (const answer of await Promise.all([
      profile(`?api_key=${apiKey}`),
      profile(`?api_key=${apiKey}`, { cookie: `session=${apiKey}` }),
      server.ask(`/api/geo?api_key=${apiKey}`),
      server.ask('/api/auth/logout', { body: { api_key: apiKey } }),
    ]))
      expect(answer).toMatchObject({ status: 401, json: { error: { code: 'no_api_key' } } })
    expect((await profile('', { authorization: `Bearer ${apiKey}` })).status).toBe(200)
  })

  it('is not a session: a login with it is refused, and a cookie adds nothing to it', async () => {
    const { apiKey } = await server.programKey(server.alphaId, 'no-session@example.com')
    const { cookie } = await server.userKey(server.alphaId, 'other-session@example.com')
    const headers = { authorization: `Bearer ${apiKey}`, cookie: `session=${cookie}` }
    expect((await profile('', headers)).json.email).toBe('no-session@example.com')
    const body = { email: 'no-session@example.com', password: 'whatever it is' }
    expect((await server.ask('/api/v2/auth/login', { body, headers })).status).toBe(409)
  })
})

describe('answers to keyed calls', () => {
  it('are never cached and leak their address to nobody', async () => {
    const key = await server.anonymousKey()
    for (const call of [calls.getGeo, calls.listLanguages, calls.getUserAccess]) {
      const { headers } = await server.ask(`/api${call.path}?api_key=${key}`)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['referrer-policy']).toBe('no-referrer')
    }
  })

  it('never hold _method: it counts only on POST /profile', async () => {
    const key = await server.anonymousKey()
    const body = { api_key: key, _method: 'delete', name: 'A', email: 'a@example.com', message: 'Hi' }
    const { status, json } = await server.ask('/api/contacts', { body })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('_method')
  })
})

describe('throttling', () => {
  it('refuses too many keys from one address within a minute with 429 and Retry-After, but not from another', async () => {
    const rateLimitScale = 0.01
    const strict = await startTestServer({ now: () => time, config: { rateLimitScale } })
    try {
      const getKey = (ip: string) =>
        strict.ask('/api/get_api_key', { body: { channel_key: 'alpha' }, headers: { 'x-forwarded-for': ip } })
      for (let count = 0; count < limits.key.maxOfAddress * rateLimitScale; count += 1)
        expect((await getKey('203.0.113.7')).status).toBe(200)
      const refused = await getKey('203.0.113.7')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBe(60)
      expect(refused.json.error.code).toBe('too_many_requests')
      expect((await getKey('203.0.113.8')).status).toBe(200)
      time = new Date(time.getTime() + 60_000)
      expect((await getKey('203.0.113.7')).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })
})
