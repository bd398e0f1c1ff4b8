import { limits } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { hashSecret } from '../src/accounts/keys/index.ts'
import { ensureOperator, type KnownOperator, resetOperator } from '../src/operators/operators/index.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'
import {
  cookieOf,
  deviceOf,
  enterStudio,
  login,
  makeOperator,
  openStudio,
  operatorPassword,
  ownPage,
  postStudio,
  studioClient,
} from './studio-client.ts'

let time = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => {
  time = new Date(time.getTime() + ms)
}
const hourMs = 3_600_000

const channels = [
  buildChannel('alpha', { allowed_origins: ['https://school.example'] }),
  buildChannel('beta'),
]
const server = await serveTests({ channels, now: () => time })
await makeOperator(server, 'Chief@Example.com')
await makeOperator(server, 'alpha@example.com', server.alphaId)

describe('an operator', () => {
  it('logs in with email, in any case, and password, and gets their own details', async () => {
    const { status, json } = await login(server, ' chief@example.COM ')
    expect(status).toBe(200)
    expect(json).toEqual({
      step: 'session',
      operator: {
        id: expect.any(Number),
        email: 'Chief@Example.com',
        name: 'Chief',
        channel: null,
        role: 'owner',
        has_totp: false,
        must_set_totp: false,
        monthly_language: null,
      },
    })
    const studio = await openStudio(server, 'alpha@example.com')
    expect((await studio.get('/me')).json.channel).toEqual({
      channel_key: 'alpha',
      name: 'Channel alpha',
      time_zone: 'America/Toronto',
    })
  })

  it('has a session in a cookie that no script reads and no other site sends', async () => {
    const plain = await login(server, 'chief@example.com')
    expect(plain.headers['set-cookie']).toEqual([
      expect.stringMatching(/^studio_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/),
      // Opens nothing: it tells a browser that was let in from those who guess.
      expect.stringMatching(/^device=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/),
    ])
    const https = await postStudio(
      server,
      '/login',
      { email: 'chief@example.com', password: operatorPassword },
      { 'x-forwarded-proto': 'https', origin: 'https://alpha.test' },
    )
    expect(String(https.headers['set-cookie'])).toMatch(/^__Host-studio_session=.*SameSite=Strict.*; Secure$/)
  })

  it('has a token of 256 bits, and only its hash is stored', async () => {
    const token = cookieOf(await login(server, 'chief@example.com')).split('=')[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await server.ctx.db.execute<{ row: string }>(
      sql`select row_to_json(s)::text as row from operator_sessions s`,
    )
    const stored = rows.map(({ row }) => row).join()
    expect(stored).toContain(hashSecret(token))
    expect(stored).not.toContain(token)
  })

  it('is logged out after eight hours without use, and after seven days in any case', async () => {
    const idle = await openStudio(server, 'chief@example.com')
    const busy = await openStudio(server, 'chief@example.com')
    later(7.9 * hourMs)
    expect((await busy.get('/me')).status).toBe(200)
    later(0.2 * hourMs)
    expect((await idle.get('/me')).status).toBe(401)
    for (let hours = 8.1; hours < 7 * 24 - 7; hours += 7) {
      later(7 * hourMs)
      expect((await busy.get('/me')).status).toBe(200)
    }
    later(7 * hourMs)
    expect((await busy.get('/me')).status).toBe(401)
  })

  it('logs out for good', async () => {
    const studio = await openStudio(server, 'chief@example.com')
    const out = await studio.post('/logout')
    expect(out.json).toEqual({ success: true })
    expect(String(out.headers['set-cookie'])).toContain('studio_session=; ')
    expect((await studio.get('/me')).status).toBe(401)
  })

  it('who logs in again leaves no session behind', async () => {
    const studio = await openStudio(server, 'chief@example.com')
    const body = { email: 'chief@example.com', password: operatorPassword }
    expect((await studio.post('/login', body)).status).toBe(200)
    expect((await studio.get('/me')).status).toBe(401)
  })
})

describe('a failed login', () => {
  it('gives the same answer for an unknown address and a wrong password', async () => {
    const unknown = await login(server, 'nobody@example.com', operatorPassword)
    const wrong = await login(server, 'chief@example.com', 'not the password')
    for (const { status, json, headers } of [unknown, wrong]) {
      expect(status).toBe(401)
      expect({ ...json.error, request_id: '' }).toEqual({
        code: 'wrong_auth_data',
        message: 'Wrong auth data',
        request_id: '',
      })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('is refused only where the wrong passwords came from, with 429 and Retry-After', async () => {
    const strict = await startTestServer({ now: () => time })
    // The machine's clock stands: what is counted for all processes goes by it.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await makeOperator(strict, 'target@example.com')
      const enter = (ip: string, password: string, cookie?: string) => {
        const body = { email: 'Target@example.com', password }
        const headers = { 'x-forwarded-for': ip, ...(cookie === undefined ? {} : { cookie }) }
        return postStudio(strict, '/login', body, headers)
      }
      const first = await enter('203.0.113.1', operatorPassword)
      for (let count = 0; count < limits.login_failure.max; count += 1)
        expect((await enter('203.0.113.1', 'wrong')).status).toBe(401)
      const refused = await enter('203.0.113.1', operatorPassword)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBe(60)
      // From elsewhere, and from the browser that was let in before.
      expect((await enter('203.0.113.2', operatorPassword)).status).toBe(200)
      expect((await enter('203.0.113.1', operatorPassword, deviceOf(first))).status).toBe(200)
    } finally {
      vi.useRealTimers()
      await strict.stop()
    }
  })
})

describe("the operator's own password", () => {
  it('changes for an operator who knows the old one; all other sessions end', async () => {
    const elsewhere = await enterStudio(server, 'changer@example.com')
    const here = await openStudio(server, 'changer@example.com')
    const wrong = await here.post('/password', { current_password: 'wrong', password: 'a whole new phrase' })
    expect(wrong.status).toBe(401)
    expect(wrong.json.error.fields).toHaveProperty('current_password')
    const changed = await here.post('/password', {
      current_password: operatorPassword,
      password: 'a whole new phrase',
    })
    expect(changed.json).toEqual({ success: true })
    expect((await elsewhere.get('/me')).status).toBe(401)
    expect((await here.get('/me')).status).toBe(401)
    expect((await studioClient(server, cookieOf(changed)).get('/me')).status).toBe(200)
    expect((await login(server, 'changer@example.com')).status).toBe(401)
    expect((await login(server, 'changer@example.com', 'a whole new phrase')).status).toBe(200)
  })

  it.each(['short', 'password1'])('is refused if it is weak: %s', async password => {
    const studio = await openStudio(server, 'chief@example.com')
    const { status, json } = await studio.post('/password', { current_password: operatorPassword, password })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('password')
  })
})

describe('the calls of the Studio', () => {
  const asChief = async (headers: Record<string, string>) => {
    const { cookie } = await openStudio(server, 'chief@example.com')
    return server.ask('/api/studio/logout', { body: {}, headers: { cookie, ...headers } })
  }

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'http://beta.test' }],
    ['an origin that the channel lists', { origin: 'https://school.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a page whose address is hidden', {}],
  ])('change nothing for %s', async (_, headers) => {
    const { status, json } = await asChief(headers)
    expect(status).toBe(403)
    expect(json.error.code).toBe('forbidden')
  })

  it('take JSON only, which no form can send', async () => {
    const { cookie } = await openStudio(server, 'chief@example.com')
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const { status } = await server.ask('/api/studio/logout', {
        body: '{}',
        headers: { ...ownPage, cookie, 'content-type': type },
      })
      expect({ type, status }).toEqual({ type, status: 415 })
    }
    const bare = await server.ask('/api/studio/logout', { method: 'POST', headers: { ...ownPage, cookie } })
    expect(bare.status).toBe(415)
  })

  it('are open to no other origin, whatever a channel allows and however the address is written', async () => {
    const origin = 'https://school.example'
    const viewers = await server.ask('/api/settings', { headers: { origin } })
    expect(viewers.headers['access-control-allow-origin']).toBe(origin)
    for (const path of ['/api/studio/me', '/api/%73tudio/me', '/api/studio/login']) {
      const { headers } = await server.ask(path, { headers: { origin } })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    const preflight = await server.ask('/api/studio/login', { method: 'OPTIONS', headers: { origin } })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('are never cached', async () => {
    const studio = await openStudio(server, 'chief@example.com')
    expect((await studio.get('/me')).headers['cache-control']).toBe('no-store')
    expect((await server.ask('/api/studio/me')).headers['cache-control']).toBe('no-store')
  })
})

describe('the first operator', () => {
  it('is created at the first start, with a link that works once, for an hour, and is renewed afterwards', async () => {
    let clock = time
    const fresh = await startTestServer({
      config: { publicUrl: 'https://league.example' },
      now: () => clock,
    })
    const email = 'operator@league.example'
    const tokenOf = (shown: KnownOperator | null) =>
      shown && 'link' in shown ? (shown.link.split('/studio/welcome#')[1] ?? '') : ''
    const choose = (token: string, password = 'a first pass phrase') =>
      postStudio(fresh, '/welcome', { token, password })
    const start = () => ensureOperator(fresh.ctx, { isDemo: false, email })
    try {
      expect(fresh.operator).toEqual({
        email,
        link: expect.stringMatching(/^https:\/\/league\.example\/studio\/welcome#[\w-]{43}$/),
      })
      const { rows } = await fresh.ctx.db.execute<{ row: string }>(
        sql`select row_to_json(o)::text as row from operators o`,
      )
      expect(rows.map(({ row }) => row).join()).not.toContain(tokenOf(fresh.operator))
      expect(await start()).toBeNull()
      clock = new Date(clock.getTime() + hourMs + 1)
      expect((await choose(tokenOf(fresh.operator))).json.error.code).toBe('reset_failed')
      const [again, ...others] = (await Promise.all([start(), start(), start()])).toSorted(
        (a, b) => Number(b !== null) - Number(a !== null),
      )
      expect(others).toEqual([null, null])
      const token = tokenOf(again ?? null)
      expect((await choose(token, 'short')).json.error.fields).toEqual({ password: 'too_short' })
      const answers = await Promise.all([choose(token), choose(token), choose(token)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
      const [entered] = answers.filter(({ status }) => status === 200)
      expect(entered?.json).toMatchObject({ email, channel: null })
      if (entered) expect((await studioClient(fresh, cookieOf(entered)).get('/me')).status).toBe(200)
      expect((await login(fresh, email, 'a first pass phrase')).json.step).toBe('session')
      clock = new Date(clock.getTime() + 2 * hourMs)
      expect(await start()).toBeNull()
    } finally {
      await fresh.stop()
    }
  })

  it('can also get in by a reset, which ends the link', async () => {
    const fresh = await startTestServer()
    try {
      const shown = fresh.operator
      if (!shown || !('link' in shown)) throw new Error('no link')
      await resetOperator(fresh.ctx, shown.email, 'another password')
      const token = shown.link.split('#')[1]
      const { status } = await postStudio(fresh, '/welcome', { token, password: 'a first pass phrase' })
      expect(status).toBe(400)
      expect((await login(fresh, shown.email, 'another password')).json.step).toBe('session')
    } finally {
      await fresh.stop()
    }
  })

  it('of the demo is the same at every start, until the password changes or the demo ends', async () => {
    const fresh = await startTestServer()
    try {
      await fresh.ctx.db.execute(sql`delete from operators`)
      const start = (isDemo: boolean) =>
        ensureOperator(fresh.ctx, { isDemo, email: 'operator@league.example' })
      const first = await start(true)
      expect(await start(true)).toEqual(first)
      if (!first || !('password' in first)) throw new Error('no password')
      expect((await login(fresh, first.email, first.password)).json.step).toBe('session')
      const afterDemo = await start(false)
      expect(afterDemo?.email).toBe('operator@league.example')
      expect((await login(fresh, first.email, first.password)).status).toBe(401)
      await start(true)
      await fresh.ctx.db.execute(sql`delete from operators`)
      await start(true)
      await resetOperator(fresh.ctx, first.email, 'another password')
      expect(await start(true)).toBeNull()
    } finally {
      await fresh.stop()
    }
  })
})
