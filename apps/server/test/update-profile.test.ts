import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Browser, openBrowser, person, registerPerson } from './browser.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests()

const patch = (browser: Browser, changes: object) =>
  browser.post('/profile', { _method: 'patch', ...changes })
const login = async (email: string, password: string) => {
  const browser = await openBrowser(server)
  return { browser, answer: await browser.post('/v2/auth/login', { email, password }) }
}

describe('the profile', () => {
  it('is changed by POST with _method patch, field by field, and the key stays', async () => {
    const browser = await registerPerson(server, 'change@example.com')
    const key = browser.key()
    const first = await patch(browser, { first_name: '  Grace ', phone: '+1 555 010 9999', language: 'bg' })
    expect(first.status).toBe(200)
    expect(first.json).toMatchObject({
      api_key: null,
      user: { first_name: 'Grace', last_name: 'Fan', phone: '+1 555 010 9999', language: 'bg' },
    })
    expect(browser.key()).toBe(key)
    expect((await patch(browser, { last_name: 'Hopper' })).json.user.phone).toBe('+1 555 010 9999')
    expect((await patch(browser, { phone: '' })).json.user.phone).toBe(null)
    expect((await browser.get('/profile')).json).toMatchObject({ first_name: 'Grace', last_name: 'Hopper' })
  })

  it.each([
    ['first_name', { first_name: '  ' }],
    ['last_name', { last_name: 'x'.repeat(101) }],
    ['phone', { phone: '123' }],
    ['language', { language: 'xx' }],
    ['email', { email: 'other@example.com' }],
    ['temporary_password', { temporary_password: false }],
    ['_method', { _method: 'delete' }],
  ])('does not change if a field is wrong: %s', async (field, change) => {
    const browser = await registerPerson(server, `wrong-${field}@example.com`)
    const { status, json } = await patch(browser, { first_name: 'Changed', ...change })
    expect(status).toBe(400)
    expect(Object.keys(json.error.fields)).toEqual([field])
    expect((await browser.get('/profile')).json.first_name).toBe('Ada')
  })

  it('does not change without _method', async () => {
    const browser = await registerPerson(server, 'method@example.com')
    const { status, json } = await browser.post('/profile', { first_name: 'Changed' })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('_method')
  })
})

describe('a new password', () => {
  const fresh = 'another long password'

  it('gives a new key, ends every other session and keeps this one', async () => {
    const email = 'rotate@example.com'
    const here = await registerPerson(server, email)
    const { browser: there } = await login(email, person.password)
    const oldKey = here.key()
    const { status, json } = await patch(here, { password: fresh, current_password: person.password })
    expect(status).toBe(200)
    expect(json.api_key).not.toBe(oldKey)
    expect((await server.ask(`/api/geo?api_key=${oldKey}`)).status).toBe(401)
    expect((await here.get('/profile')).status).toBe(200)
    expect((await there.get('/profile')).status).toBe(401)
    expect((await login(email, person.password)).answer.status).toBe(401)
    expect((await login(email, fresh)).answer.status).toBe(200)
  })

  it('needs the current one; a wrong one is reported at its field without a logout', async () => {
    const email = 'current@example.com'
    const browser = await registerPerson(server, email)
    for (const [current, problem] of [
      [{}, 'required'],
      [{ current_password: 'not this one' }, 'wrong'],
    ] as const) {
      const { status, json } = await patch(browser, { first_name: 'Changed', password: fresh, ...current })
      expect(status).toBe(400)
      expect(json.error.fields).toEqual({ current_password: problem })
    }
    expect((await browser.get('/profile')).json.first_name).toBe('Ada')
    expect((await login(email, person.password)).answer.status).toBe(200)
  })

  it('must be a good one', async () => {
    const browser = await registerPerson(server, 'good@example.com')
    const { json } = await patch(browser, { password: 'iloveyou', current_password: person.password })
    expect(json.error.fields).toEqual({ password: 'too_common' })
  })

  it('replaces a temporary one, which must not stay', async () => {
    const email = 'temp@example.com'
    await registerPerson(server, email)
    await server.ctx.db.execute(sql`update users set temporary_password = true where email = ${email}`)
    const { browser } = await login(email, person.password)
    const same = await patch(browser, { password: person.password, current_password: person.password })
    expect(same.json.error.fields).toEqual({ password: 'unchanged' })
    const without = await patch(browser, { password: fresh })
    expect(without.json.error.fields).toEqual({ current_password: 'required' })
    const done = await patch(browser, { password: fresh, current_password: person.password })
    expect(done.json.user.temporary_password).toBe(false)
  })

  it('needs no current one if the user has none', async () => {
    const { apiKey, cookie } = await server.userKey(server.alphaId, 'no-password@example.com')
    const { status, json } = await server.ask('/api/profile', {
      headers: { cookie: `session=${cookie}` },
      body: { _method: 'patch', password: fresh, api_key: apiKey },
    })
    expect(status).toBe(200)
    expect(json.api_key).not.toBe(null)
    expect((await login('no-password@example.com', fresh)).answer.status).toBe(200)
  })

  it('cannot be set by a program, which may change the rest', async () => {
    const { apiKey } = await server.programKey(server.alphaId, 'by-program@example.com')
    const send = (body: object) =>
      server.ask('/api/profile', {
        headers: { authorization: `Bearer ${apiKey}` },
        body: { _method: 'patch', ...body },
      })
    expect((await send({ password: fresh })).status).toBe(403)
    expect((await send({ first_name: 'Grace' })).json.user.first_name).toBe('Grace')
    expect((await login('by-program@example.com', fresh)).answer.status).toBe(401)
  })

  it('ends a pending reset link', async () => {
    const email = 'underway@example.com'
    const browser = await registerPerson(server, email)
    await browser.post('/auth/password-reset-request', { email })
    const token = await openMailbox(server).token(email, '/password-reset')
    await patch(browser, { password: fresh, current_password: person.password })
    const late = await (await openBrowser(server)).post('/auth/password-reset', {
      token,
      password: 'late password',
    })
    expect(late.json.error.code).toBe('reset_failed')
  })

  it('is changed once when two who know the current one try at the same time', async () => {
    const email = 'two@example.com'
    const here = await registerPerson(server, email)
    const { browser: there } = await login(email, person.password)
    const answers = await Promise.all([
      patch(here, { password: 'first new password', current_password: person.password }),
      patch(there, { password: 'second new password', current_password: person.password }),
    ])
    const codes = answers.map(({ status, json }) => (status === 200 ? 'changed' : json.error.code))
    expect(codes).toContain('changed')
    // The other finds its password changed, or its session ended.
    expect(['invalid_request', 'no_api_key']).toContain(codes.find(code => code !== 'changed'))
  })
})

describe('the export', () => {
  it('holds everything that is stored about the user and no secret', async () => {
    const browser = await registerPerson(server, 'export@example.com')
    const other = await registerPerson(server, 'neighbour@example.com')
    const { id } = (await browser.get('/profile')).json
    await server.ctx.db.execute(
      sql`insert into favorites (channel_id, user_id, favoritable_type, favoritable_id) values (${server.alphaId}, ${id}, 'group', 7)`,
    )
    await server.ctx.db.execute(
      sql`insert into user_identities (channel_id, provider, subject, user_id, created_at) values (${server.alphaId}, 'google', 'subject-1', ${id}, now())`,
    )
    const { status, json, text, headers } = await browser.get('/profile/export')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(json.user).toMatchObject({ id, email: 'export@example.com', first_name: 'Ada' })
    expect(json.favorites).toMatchObject([{ favoritable_type: 'group', favoritable_id: 7 }])
    expect(json.user_identities).toMatchObject([{ provider: 'google', subject: 'subject-1' }])
    expect(json.api_keys).toHaveLength(1)
    expect(json.account_tokens).toMatchObject([{ purpose: 'verify_email' }])
    expect(text).not.toMatch(/_hash|sealed_|argon2/)
    expect(text).not.toContain('neighbour@example.com')
    expect((await other.get('/profile/export')).json.favorites).toEqual([])
  })

  it('has an entry for every table that names a user', async () => {
    const browser = await registerPerson(server, 'tables@example.com')
    // Of a table in parts the whole is enough.
    const { rows } = await server.ctx.db.execute(sql`
      select c.relname as table_name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'user_id' and c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition`)
    const { json } = await browser.get('/profile/export')
    expect(Object.keys(json)).toEqual(expect.arrayContaining(rows.map(row => row.table_name)))
  })
})
