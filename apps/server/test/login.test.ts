import { limits } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser, person, registerPerson } from './browser.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const count = async (email: string) => {
  const { rows } = await server.ctx.db.execute(sql`select * from users where lower(email) = lower(${email})`)
  return rows.length
}

describe('registration', () => {
  it('makes an account and logs in with a new key; the key that asked is dead at once', async () => {
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

  it('refuses an address that is registered, however it is written, but not on another channel', async () => {
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

  it('gives one account and refusals to all that register the same address at once', async () => {
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
  ])('refuses the password %s by name: %s', async (password, problem) => {
    const browser = await openBrowser(server)
    const body = { ...person, email: 'weak@example.com', password }
    const { status, json } = await browser.post('/v2/auth/register', body)
    expect(status).toBe(400)
    expect(json.error.fields).toEqual({ password: problem })
  })

  it('refuses who is logged in already', async () => {
    const browser = await registerPerson(server, 'inside@example.com')
    const { status, json } = await browser.post('/v2/auth/register', { ...person, email: 'x@example.com' })
    expect(status).toBe(409)
    expect(json.error).toMatchObject({ code: 'already_logged_in', message: 'You are already logged in' })
  })
})

describe('login', () => {
  it('takes the address in any case and gives a new key with its cookie', async () => {
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

  it('has one answer for a wrong password, an unknown address, a social account and another channel', async () => {
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

  it('knows a password however the keyboard composes its letters', async () => {
    const browser = await openBrowser(server)
    const composed = 'caf\u00e9 na\u00efve'
    await browser.post('/v2/auth/register', { ...person, email: 'accent@example.com', password: composed })
    const other = await openBrowser(server)
    const body = { email: 'accent@example.com', password: composed.normalize('NFD') }
    expect((await other.post('/v2/auth/login', body)).status).toBe(200)
  })

  it('refuses who is logged in already', async () => {
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

  it('ends with logout: the key is dead at once', async () => {
    const browser = await registerPerson(server, 'leaves@example.com')
    expect((await browser.post('/auth/logout')).json).toEqual({ success: true })
    expect((await browser.get('/profile')).status).toBe(401)
    expect(browser.cookie()).toBe('session=')
  })
})

describe('too many logins', () => {
  let strict: TestServer
  let time = new Date('2026-11-15T12:00:00Z')
  // The machine's clock stands: what is counted for all processes goes by it.
  const passMinute = () => {
    time = new Date(time.getTime() + 60_000)
    vi.setSystemTime(Date.now() + 60_000)
  }
  beforeAll(async () => {
    strict = await startTestServer({ now: () => time, config: { rateLimitScale: 1 } })
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await strict.stop()
  })

  const attempt = async (ip: string, email: string) => {
    const browser = await openBrowser(strict, 'alpha', ip)
    return browser.post('/v2/auth/login', { email, password: 'whatever it is' })
  }

  it('from one address are refused with 429 and when to try again', async () => {
    for (let count = 0; count < limits.login.max; count += 1)
      expect((await attempt('203.0.113.1', `guess-${count}@example.com`)).status).toBe(401)
    const refused = await attempt('203.0.113.1', 'guess@example.com')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect((await attempt('203.0.113.2', 'guess@example.com')).status).toBe(401)
    passMinute()
    expect((await attempt('203.0.113.1', 'guess@example.com')).status).toBe(401)
  })

  it('at one account are refused from every address, whether the account exists or not', async () => {
    for (const email of ['target@example.com', 'nobody@example.com']) {
      if (email === 'target@example.com') await strict.userKey(strict.alphaId, email)
      for (let count = 0; count < limits.login.max; count += 1)
        expect((await attempt(`198.51.100.${10 + count}`, email)).status).toBe(401)
      const refused = await attempt('198.51.100.99', email.toUpperCase())
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBe(60)
      passMinute()
    }
  })
})
