import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type IssuedKey, issueKey } from '../src/accounts/keys/index.ts'
import { favorites, userIdentities, users } from '../src/db/tables.ts'
import { openBrowser, person, registerPerson } from './browser.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests()
const studio = await enterStudio(server, 'alpha@example.com', server.alphaId)
const people = [
  ['helene@example.com', 'Hélène', 'Bücher'],
  ['zoe_100%@example.com', 'Zoë', 'Percent'],
  ['boris@example.com', 'Борис', 'Петров'],
  ...Array.from({ length: 12 }, (_, at) => [`fan-${at}@example.com`, 'Many', `Fan ${at}`]),
] as const
for (const [at, [email = '', first_name = '', last_name = '']] of people.entries()) {
  const created_at = new Date(Date.UTC(2026, 0, 1 + at))
  await server.ctx.db
    .insert(users)
    .values({ channel_id: server.alphaId, email, first_name, last_name, created_at })
}
await server.ctx.db
  .insert(users)
  .values({ channel_id: server.betaId, email: 'other@example.com', first_name: 'Other', last_name: 'Fan' })

const search = async (text: string, more = '') =>
  (await studio.get(`/channels/alpha/users?search=${encodeURIComponent(text)}${more}`)).json
const emails = (list: { items: { email: string }[] }) => list.items.map(({ email }) => email)

describe('the list of users', () => {
  it('is searched by parts of names and email, without accents, in any order of words', async () => {
    expect(emails(await search('helene'))).toEqual(['helene@example.com'])
    expect(emails(await search('BUCH hél'))).toEqual(['helene@example.com'])
    expect(emails(await search('петров'))).toEqual(['boris@example.com'])
    expect(emails(await search('zoe_100%'))).toEqual(['zoe_100%@example.com'])
    expect((await search('100_@')).total).toBe(0)
    expect((await search('nobody at all')).items).toEqual([])
  })

  it('comes in pages, newest first', async () => {
    const first = await search('many', '&limit=5')
    expect(emails(first)).toEqual([11, 10, 9, 8, 7].map(at => `fan-${at}@example.com`))
    expect(first).toMatchObject({ total: 12, limit: 5, offset: 0 })
    const last = await search('many', '&limit=5&offset=10')
    expect(emails(last)).toEqual(['fan-1@example.com', 'fan-0@example.com'])
  })

  it('holds nobody of another channel', async () => {
    const all = (await studio.get('/channels/alpha/users')).json
    expect(all.total).toBe(15)
    expect(emails(all)).not.toContain('other@example.com')
  })
})

describe('a user', () => {
  it('is shown with their details, and without secrets', async () => {
    const { userId } = await server.userKey(server.alphaId, 'facts@example.com')
    await server.setPassword(userId, 'a good password')
    await issueKey(server.ctx, server.alphaId, userId)
    const channel_id = server.alphaId
    await server.ctx.db
      .insert(favorites)
      .values({ channel_id, user_id: userId, favoritable_type: 'group', favoritable_id: 1 })
    await server.ctx.db
      .insert(userIdentities)
      .values({ channel_id, user_id: userId, provider: 'google', subject: 'g-1', created_at: new Date() })
    const { json } = await studio.get(`/channels/alpha/users/${userId}`)
    expect(json).toEqual({
      id: userId,
      email: 'facts@example.com',
      first_name: 'Ada',
      last_name: 'Fan',
      email_verified: false,
      temporary_password: false,
      created_at: expect.any(String),
      phone: null,
      language: null,
      member_number: null,
      takes_member_numbers: false,
      has_password: true,
      trial_period_used: false,
      terms_accepted_at: null,
      last_seen_at: expect.any(String),
      session_count: 2,
      favorite_count: 1,
      clip_count: 0,
      is_banned_from_clips: false,
      identities: [{ provider: 'google', created_at: expect.any(String) }],
    })
  })
})

describe("a member's number", () => {
  const enter = async (channel: string, email: string) => {
    const browser = await openBrowser(server, channel)
    return browser.post('/v2/auth/login', { email, password: person.password })
  }

  it('works for login if the channel accepts numbers, and belongs to one account', async () => {
    const numbered = buildChannel('gamma')
    numbered.document.channel.member_numbers = true
    const { channelId } = await server.apply(numbered)
    await expect
      .poll(async () => (await server.ask('/api/settings', { host: 'gamma.test' })).json?.member_numbers)
      .toBe(true)
    await registerPerson(server, 'first@example.com', 'gamma')
    await registerPerson(server, 'second@example.com', 'gamma')
    const desk = await enterStudio(server, 'gamma@example.com', channelId)
    const list = (await desk.get('/channels/gamma/users')).json.items
    const idOf = (email: string) => list.find((user: { email: string }) => user.email === email).id
    const give = (email: string, member_number: string | null) =>
      desk.post(`/channels/gamma/users/${idOf(email)}/member-number`, { member_number })

    expect((await give('first@example.com', '00123456')).status).toBe(200)
    const taken = await give('second@example.com', '00123456')
    expect([taken.status, taken.json.error.fields]).toEqual([400, { member_number: 'taken' }])
    for (const wrong of ['123', '1'.repeat(21), '12 34', 'a1234']) {
      expect((await give('second@example.com', wrong)).status).toBe(400)
    }
    expect((await enter('gamma', ' 00123456 ')).json.user.email).toBe('first@example.com')
    expect((await enter('gamma', '123456')).status).toBe(401)
    expect((await enter('gamma', 'first@example.com')).status).toBe(200)

    expect((await give('first@example.com', null)).status).toBe(200)
    expect((await enter('gamma', '00123456')).status).toBe(401)
  })

  it('opens nothing if the channel does not accept numbers', async () => {
    await registerPerson(server, 'no-numbers@example.com')
    const { items } = await search('no-numbers')
    const set = await studio.post(`/channels/alpha/users/${items[0].id}/member-number`, {
      member_number: '998877',
    })
    expect(set.status).toBe(200)
    expect((await enter('alpha', '998877')).status).toBe(401)
  })
})

describe('a temporary password', () => {
  it('is strong, readable, shown once, lets the user in, and must be changed', async () => {
    const { userId, apiKey, cookie } = await server.userKey(server.alphaId, 'locked-out@example.com')
    const profile = () =>
      server.ask(`/api/profile?api_key=${apiKey}`, { headers: { cookie: `session=${cookie}` } })
    expect((await profile()).status).toBe(200)
    const path = `/channels/alpha/users/${userId}/temporary-password`
    const { json } = await studio.post(path)
    const password: string = json.temporary_password
    // 20 of 32 letters: 100 bits.
    expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){4}[0-9a-hjkmnp-tv-z]{4}$/)
    expect((await studio.post(path)).json.temporary_password).not.toBe(password)

    const again = (await studio.post(path)).json.temporary_password
    expect((await profile()).status).toBe(401)
    const session = await server.ask('/api/v2/auth/login', {
      body: { email: 'locked-out@example.com', password: again, api_key: await server.anonymousKey() },
    })
    expect(session.json.user).toMatchObject({ id: userId, temporary_password: true })
    const old = await server.ask('/api/v2/auth/login', {
      body: { email: 'locked-out@example.com', password, api_key: await server.anonymousKey() },
    })
    expect(old.status).toBe(401)
  })

  it('is stored as a hash alone', async () => {
    const { userId } = await server.userKey(server.alphaId, 'hashed@example.com')
    const { json } = await studio.post(`/channels/alpha/users/${userId}/temporary-password`)
    const { rows } = await server.ctx.db.execute<{ row: string }>(sql`
      select row_to_json(u)::text as row from users u union all select row_to_json(l)::text from audit_log l`)
    expect(rows.map(({ row }) => row).join()).not.toContain(json.temporary_password)
    const [user] = await server.ctx.db.select().from(users).where(eq(users.id, userId))
    expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  })
})

describe("ending a user's sessions", () => {
  it('logs the user out everywhere and touches nobody else', async () => {
    const one = await server.userKey(server.alphaId, 'everywhere@example.com')
    const phone = await issueKey(server.ctx, server.alphaId, one.userId)
    const another = await server.userKey(server.alphaId, 'another@example.com')
    const profile = ({ apiKey, cookie }: IssuedKey) =>
      server.ask(`/api/profile?api_key=${apiKey}`, { headers: { cookie: `session=${cookie}` } })
    const { json } = await studio.post(`/channels/alpha/users/${one.userId}/end-sessions`)
    expect(json).toEqual({ ended: 2 })
    for (const ended of [one, phone]) expect((await profile(ended)).status).toBe(401)
    expect((await profile(another)).status).toBe(200)
    expect((await studio.get(`/channels/alpha/users/${one.userId}`)).json.session_count).toBe(0)
  })
})
