import { limits } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Key } from '../src/runtime/encode-key.ts'
import { openBrowser, person, registerPerson } from './browser.ts'
import { serveTests } from './serve-tests.ts'
import { type Answer, startTestServer, type TestServer } from './start-test-server.ts'

const server = await serveTests()

const count = async (email: string) => {
  const { rows } = await server.ctx.db.execute(sql`select * from users where lower(email) = lower(${email})`)
  return rows.length
}

describe('registration', () => {
  it('creates an account and logs in with a new key; the old key stops working at once', async () => {
    const browser = await openBrowser(server)
    const before = browser.key()
    const { status, json } = await browser.post('/v2/auth/register', {
      ...person,
      email: '  Ada@Example.com ',
      phone: ' +1 (555) 010-9999 ',
      language: 'fr',
    })
    expect(status).toBe(200)
    expect(json.user).toEqual({
      id: expect.any(Number),
      email: 'Ada@Example.com',
      first_name: 'Ada',
      last_name: 'Fan',
      phone: '+1 (555) 010-9999',
      language: 'fr',
      email_verified: false,
      has_password: true,
      temporary_password: false,
      trial_period_used: false,
      hide_scores: false,
      created_at: expect.any(String),
    })
    expect(browser.key()).not.toBe(before)
    expect((await server.ask(`/api/geo?api_key=${before}`)).status).toBe(401)
    expect((await browser.get('/profile')).json.email).toBe('Ada@Example.com')
    const elsewhere = await server.ask(`/api/profile?api_key=${browser.key()}`)
    expect(elsewhere.status).toBe(401)
  })

  it('keeps the password as argon2id with 19 MiB, two passes and one lane', async () => {
    await registerPerson(server, 'hash@example.com')
    const { rows } = await server.ctx.db.execute(
      sql`select password_hash, terms_accepted_at from users where email = 'hash@example.com'`,
    )
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.terms_accepted_at).not.toBe(null)
  })

  it('refuses an address that is already registered, however it is written, but not on another channel', async () => {
    await registerPerson(server, 'twice@example.com')
    const again = await openBrowser(server)
    const { status, json } = await again.post('/v2/auth/register', { ...person, email: 'TWICE@example.com' })
    expect(status).toBe(409)
    expect(json.error).toMatchObject({
      code: 'email_taken',
      message: 'the email is already registered',
    })
    await registerPerson(server, 'twice@example.com', 'beta')
    expect(await count('twice@example.com')).toBe(2)
  })

  it('creates one account when many register the same address at once, and refuses the rest', async () => {
    const browsers = await Promise.all(Array.from({ length: 8 }, () => openBrowser(server)))
    const answers = await Promise.all(
      browsers.map(browser => browser.post('/v2/auth/register', { ...person, email: 'race@example.com' })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await count('race@example.com')).toBe(1)
  })

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b' }],
    ['email', { email: 'a@b.co, c@d.co' }],
    ['first_name', { first_name: '   ' }],
    ['last_name', { last_name: 'Fan\r\nBcc: all@example.com' }],
    ['phone', { phone: '12345' }],
    ['terms', { terms: false }],
    ['language', { language: 'de' }],
  ])('names the field that is wrong: %s', async (field, change) => {
    const browser = await openBrowser(server)
    const body = { ...person, email: 'wrong@example.com', ...change }
    const { status, json } = await browser.post('/v2/auth/register', body)
    expect(status).toBe(400)
    expect(Object.keys(json.error.fields)).toEqual([field])
    expect(await count('wrong@example.com')).toBe(0)
  })

  it.each([
    ['1234567', 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['password', 'too_common'],
    ['PassWord', 'too_common'],
    ['24081990', 'too_common'],
  ])('refuses the password %s with a reason: %s', async (password, problem) => {
    const browser = await openBrowser(server)
    const body = { ...person, email: 'weak@example.com', password }
    const { status, json } = await browser.post('/v2/auth/register', body)
    expect(status).toBe(400)
    expect(json.error.fields).toEqual({ password: problem })
  })

  it('refuses a user who is already logged in', async () => {
    const browser = await registerPerson(server, 'inside@example.com')
    const { status, json } = await browser.post('/v2/auth/register', { ...person, email: 'x@example.com' })
    expect(status).toBe(409)
    expect(json.error).toMatchObject({ code: 'already_logged_in', message: 'You are already logged in' })
  })
})

describe('login', () => {
  it('accepts the address in any case and gives a new key with its cookie', async () => {
    await registerPerson(server, 'login@example.com')
    const browser = await openBrowser(server)
    const before = browser.key()
    const { status, json } = await browser.post('/v2/auth/login', {
      email: ' LOGIN@example.com',
      password: person.password,
    })
    expect(status).toBe(200)
    expect(json.user.email).toBe('login@example.com')
    expect(browser.key()).not.toBe(before)
    expect((await server.ask(`/api/geo?api_key=${before}`)).status).toBe(401)
    expect((await browser.get('/profile')).json.first_name).toBe('Ada')
  })

  it('gives one answer for a wrong password, an unknown address, a social account and another channel', async () => {
    await registerPerson(server, 'one-answer@example.com')
    await server.userKey(server.alphaId, 'social-only@example.com')
    const tries = [
      ['alpha', 'one-answer@example.com', 'not the password'],
      ['alpha', 'unknown@example.com', person.password],
      ['alpha', 'no address', person.password],
      ['alpha', 'social-only@example.com', person.password],
      ['beta', 'one-answer@example.com', person.password],
    ] as const
    for (const [channel, email, password] of tries) {
      const browser = await openBrowser(server, channel)
      const { status, json, headers } = await browser.post('/v2/auth/login', { email, password })
      expect(status).toBe(401)
      expect(json.error).toEqual({
        code: 'wrong_auth_data',
        message: 'Wrong auth data',
        request_id: expect.any(String),
      })
      expect(headers['set-cookie']).toBe(undefined)
    }
  })

  it('accepts a password however the keyboard composes its letters', async () => {
    const browser = await openBrowser(server)
    const composed = 'caf\u00e9 na\u00efve'
    await browser.post('/v2/auth/register', { ...person, email: 'accent@example.com', password: composed })
    const other = await openBrowser(server)
    const body = { email: 'accent@example.com', password: composed.normalize('NFD') }
    expect((await other.post('/v2/auth/login', body)).status).toBe(200)
  })

  it('refuses a user who is already logged in', async () => {
    const browser = await registerPerson(server, 'again@example.com')
    const body = { email: 'again@example.com', password: person.password }
    const { status, json } = await browser.post('/v2/auth/login', body)
    expect(status).toBe(409)
    expect(json.error.message).toBe('You are already logged in')
  })

  it('works with a temporary password, and says that it is one', async () => {
    await registerPerson(server, 'temporary@example.com')
    await server.ctx.db.execute(
      sql`update users set temporary_password = true where email = 'temporary@example.com'`,
    )
    const browser = await openBrowser(server)
    const body = { email: 'temporary@example.com', password: person.password }
    expect((await browser.post('/v2/auth/login', body)).json.user.temporary_password).toBe(true)
  })

  it('ends with logout: the key stops working at once', async () => {
    const browser = await registerPerson(server, 'leaves@example.com')
    expect((await browser.post('/auth/logout')).json).toEqual({ success: true })
    expect((await browser.get('/profile')).status).toBe(401)
    expect(browser.cookie('session')).toBe('')
  })
})

describe('wrong passwords', () => {
  let strict: TestServer
  let time = new Date('2026-11-15T12:00:00Z')
  const password = 'the right one of them'
  // The machine's clock stands: what is counted for all processes goes by it.
  const passMinute = () => {
    time = new Date(time.getTime() + 60_000)
    vi.setSystemTime(Date.now() + 60_000)
  }
  beforeAll(async () => {
    // However wide a venue makes its addresses.
    strict = await startTestServer({ now: () => time, config: { rateLimitScale: 1_000 } })
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(passMinute)
  afterAll(async () => {
    vi.useRealTimers()
    await strict.stop()
  })

  const owner = async (email: string) => {
    await strict.setPassword((await strict.userKey(strict.alphaId, email)).userId, password)
    return email
  }
  const attempt = async (ip: string, email: string, tried = 'a wrong one') =>
    (await openBrowser(strict, 'alpha', ip)).post('/v2/auth/login', { email, password: tried })
  /** Up to the last, without a hash for each. */
  const fill = async (name: 'login_failure_account' | 'login_failure_address', who: Key) => {
    const { limiter } = strict.ctx
    const counts = Array.from({ length: limits[name].max - 1 }, () =>
      limiter.count(name, who, time.getTime()),
    )
    await Promise.all(counts)
  }
  const useUp = async (ip: string, email: string) => {
    for (let count = 0; count < limits.login_failure.max; count += 1)
      expect((await attempt(ip, email)).status).toBe(401)
  }

  it('for one account from one address get 429 and a time to retry, whether the account exists or not', async () => {
    for (const email of [await owner('target@example.com'), 'nobody@example.com']) {
      await useUp('203.0.113.1', email)
      const refused = await attempt('203.0.113.1', email.toUpperCase(), password)
      expect(refused.status).toBe(429)
      expect(refused.headers['retry-after']).toBe('60')
      expect((await attempt('203.0.113.1', `not-${email}`)).status).toBe(401)
    }
    passMinute()
    expect((await attempt('203.0.113.1', 'target@example.com', password)).status).toBe(200)
  })

  it('lock out nobody who comes from another address', async () => {
    const email = await owner('away@example.com')
    await useUp('203.0.113.2', email)
    expect((await attempt('203.0.113.3', email, password)).status).toBe(200)
  })

  it('count for the network of an IPv6 address', async () => {
    const email = await owner('v6@example.com')
    for (let host = 1; host <= limits.login_failure.max; host += 1)
      expect((await attempt(`2001:db8:7:7::${host}`, email)).status).toBe(401)
    expect((await attempt('2001:db8:7:7::ffff', email, password)).status).toBe(429)
    expect((await attempt('2001:db8:7:8::1', email, password)).status).toBe(200)
  })

  it('are limited to the same number when they all come at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => attempt('203.0.113.4', 'rush@example.com')),
    )
    const checked = tries.filter(({ status }) => status === 401)
    expect(checked).toHaveLength(limits.login_failure.max)
  })

  it('are the only ones that count: correct ones do not', async () => {
    const email = await owner('often@example.com')
    const logins = Array.from({ length: 2 * limits.login_failure.max }, () =>
      attempt('203.0.113.5', email, password),
    )
    for (const { status } of await Promise.all(logins)) expect(status).toBe(200)
  })

  it('for one account from everywhere slow the answer down, and refuse nobody', async () => {
    const email = await owner('hunted@example.com')
    const known = await openBrowser(strict, 'alpha', '203.0.113.6')
    expect((await known.post('/v2/auth/login', { email, password })).status).toBe(200)
    await known.comeAgain()
    await fill('login_failure_account', ['viewer', strict.alphaId, email])
    expect((await attempt('198.51.100.1', email)).status).toBe(401)

    const startedMs = performance.now()
    const order: string[] = []
    const answered = async (who: string, login: Promise<Answer>) => {
      expect((await login).status).toBe(200)
      order.push(who)
    }
    await Promise.all([
      answered('a new device', attempt('203.0.113.7', email, password)),
      answered('a known one', known.post('/v2/auth/login', { email, password })),
    ])
    expect(order).toEqual(['a known one', 'a new device'])
    expect(performance.now() - startedMs).toBeGreaterThan(1_900)
  })

  it('do not lock out a known device, which has its own tries', async () => {
    const email = await owner('home@example.com')
    const ip = '203.0.113.8'
    const known = await openBrowser(strict, 'alpha', ip)
    const enter = (tried = password) => known.post('/v2/auth/login', { email, password: tried })
    expect((await enter()).status).toBe(200)
    await known.comeAgain()
    await useUp(ip, email)
    expect((await attempt(ip, email, password)).status).toBe(429)
    expect((await enter()).status).toBe(200)
    await known.comeAgain()
    for (let count = 0; count < limits.login_failure.max; count += 1)
      expect((await enter('a wrong one')).status).toBe(401)
    expect((await enter()).status).toBe(429)
  })

  it('do not spare a device that was known under another password', async () => {
    const email = await owner('renewed@example.com')
    const ip = '203.0.113.12'
    const next = 'another right one of them'
    const old = await openBrowser(strict, 'alpha', ip)
    const here = await openBrowser(strict, 'alpha', ip)
    for (const browser of [old, here])
      expect((await browser.post('/v2/auth/login', { email, password })).status).toBe(200)
    const change = { password: next, current_password: password }
    expect((await here.post('/profile', { _method: 'patch', ...change })).status).toBe(200)
    await old.comeAgain()
    await here.comeAgain()
    await useUp(ip, email)
    expect((await old.post('/v2/auth/login', { email, password: next })).status).toBe(429)
    expect((await here.post('/v2/auth/login', { email, password: next })).status).toBe(200)
  })

  it('are limited on a known device for every account that has not logged in on it', async () => {
    const ip = '203.0.113.9'
    const guesser = await openBrowser(strict, 'alpha', ip)
    const registered = await guesser.post('/v2/auth/register', { ...person, email: 'guesser@example.com' })
    expect(registered.status).toBe(200)
    await guesser.comeAgain()
    const email = await owner('neighbour@example.com')
    await useUp(ip, email)
    expect((await guesser.post('/v2/auth/login', { email, password })).status).toBe(429)
  })

  it('for many accounts are refused from one address, except on known devices', async () => {
    const email = await owner('sprayed@example.com')
    const ip = '203.0.113.10'
    const known = await openBrowser(strict, 'alpha', ip)
    expect((await known.post('/v2/auth/login', { email, password })).status).toBe(200)
    await known.comeAgain()
    await fill('login_failure_address', ['viewer', ip])
    expect((await attempt(ip, 'last@example.com')).status).toBe(401)
    const refused = await attempt(ip, 'next@example.com')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect((await known.post('/v2/auth/login', { email, password })).status).toBe(200)
  })
})
