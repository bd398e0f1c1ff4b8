import { randomUUID } from 'node:crypto'
import { limits } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { serverErrors } from '../src/db/tables.ts'
import { keepDays } from '../src/insight/telemetry/keep-days.ts'
import { buildChannel } from './channel-builder.ts'
import { addPlayback } from './playback-builder.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'
import { enterStudio } from './studio-client.ts'

const settings = (key: string) => ({ 'yare-analytics': { 'yare-analytics-key': `${key}-analytics` } })
const own = (key: string, more = {}) => buildChannel(key, { ...settings(key), ...more })

/** At noon a channel's day is that of UTC. */
let time = new Date(new Date().setUTCHours(12, 0, 0, 0))
const server = await serveTests({
  channels: [own('alpha', { keep_analytics_days: 5 }), own('beta', { keep_analytics_days: 10 })],
  now: () => time,
})

const profile = 'alpha-analytics'
const begin = async () => (await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.ask(path, { body, headers, host: 'collector.example' })
const rowsOf = async (table: string, column: string, value: string) =>
  (
    await server.ctx.db.execute(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value} order by at`,
    )
  ).rows
const visit = (session: string) => ({
  profile,
  session,
  device_type: 'phone',
  user_agent: 'Fan/1',
  resolution: '390x844',
  platform: 'web',
})
const sender = (session_uuid: string, more: object = {}) => ({
  profile,
  session_uuid,
  user_id: null,
  user_email: null,
  view_id: randomUUID(),
  seq: 0,
  origin_url: 'https://alpha.test/watch/7?api_key=secret#there',
  ...more,
})
const pageView = (session: string, more: object = {}) => ({
  ...sender(session, more),
  name: 'page_view',
  details: { screen: 'watch' },
  ...more,
})

describe('the collector', () => {
  it('accepts any page of any host, with plain text, and without a key', async () => {
    const session = await begin()
    const body = JSON.stringify(pageView(session))
    const answer = await post('/datalake/event/', body, {
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'https://alpha.test',
    })
    expect(answer).toMatchObject({
      status: 200,
      json: { success: true },
      headers: { 'access-control-allow-origin': '*' },
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const asked = await server.ask('/datalake/event/', {
      method: 'OPTIONS',
      headers: { origin: 'https://alpha.test', 'access-control-request-method': 'POST' },
    })
    expect(asked).toMatchObject({ status: 204, headers: { 'access-control-allow-headers': 'content-type' } })
  })

  it('refuses a profile that belongs to no channel, on every call', async () => {
    const session = await begin()
    const other = { profile: 'nobody' }
    expect((await server.ask('/datalake/hash/?profile=nobody')).status).toBe(404)
    for (const [path, body] of [
      ['/datalake/session/', { ...visit(session), ...other }],
      ['/datalake/event/', pageView(session, other)],
      ['/datalake/video/event/', { ...sender(session, other), event_id: 1, name: 'play', details: {} }],
      [
        '/datalake/video/viewing/',
        { ...sender(session, other), event_id: 1, from_seconds: 0, to_seconds: 1 },
      ],
    ] as const)
      expect({ path, status: (await post(path, body)).status }).toEqual({ path, status: 404 })
    expect(await rowsOf('page_events', 'session', session)).toEqual([])
  })

  it('counts a duplicate once, and a late report on the day of its session', async () => {
    const session = await begin()
    const row = pageView(session)
    await Promise.all([post('/datalake/event/', row), post('/datalake/event/', row)])
    const day = time.toISOString().slice(0, 10)
    time = new Date(time.getTime() + 20 * 3_600_000)
    await post('/datalake/event/', row)
    await post('/datalake/event/', { ...row, seq: 1 })
    time = new Date(time.getTime() - 20 * 3_600_000)
    const rows = await rowsOf('page_events', 'session', session)
    expect(rows.map(({ seq, day: of }) => ({ seq, day: of }))).toEqual([
      { seq: 0, day },
      { seq: 1, day },
    ])
  })

  it.each([
    ['that the collector never issued', () => randomUUID()],
    [
      'of three days ago',
      () =>
        server.ask(`/datalake/hash/?profile=${profile}`).then(({ json }) => {
          time = new Date(time.getTime() + 72 * 3_600_000)
          return json.session_uuid
        }),
    ],
  ])('refuses a session %s', async (_, make) => {
    const session = await make()
    const { status, json } = await post('/datalake/event/', pageView(session))
    expect({ status, fields: json.error.fields }).toEqual({
      status: 400,
      fields: { session_uuid: expect.any(String) },
    })
  })

  it('keeps no IP address, no email, no key and no secret from a link', async () => {
    const session = await begin()
    const secret = randomUUID()
    await post(
      '/datalake/session/',
      { ...visit(session), user_agent: 'Fan/1 canary@example.com' },
      {
        'x-forwarded-for': '203.0.113.77',
      },
    )
    await post('/datalake/event/', {
      ...pageView(session, { user_email: 'canary@example.com' }),
      origin_url: `https://alpha.test/share/3/${secret}?token=canary-token`,
      details: { from: 'canary@example.com', href: '/x?api_key=canary-key' },
    })
    const [event] = await rowsOf('page_events', 'session', session)
    expect(event).toMatchObject({ path: '/share/3/…', details: { from: '…', href: '/x?api_key=…' } })
    const kept = JSON.stringify([event, await rowsOf('visits', 'session', session)])
    for (const trace of ['canary', secret, '203.0.113.77']) expect(kept).not.toContain(trace)
  })

  it('tells the visitors of a day apart, and cannot link them to the next day', async () => {
    const markOf = async (ip: string, body = {}) => {
      const session = await begin()
      await post('/datalake/session/', { ...visit(session), ...body }, { 'x-forwarded-for': ip })
      return (await rowsOf('visits', 'session', session))[0]?.visitor
    }
    const one = await markOf('203.0.113.1')
    expect(await markOf('203.0.113.1')).toBe(one)
    expect(await markOf('203.0.113.2')).not.toBe(one)
    expect(await markOf('203.0.113.1', { profile: 'beta-analytics' })).not.toBe(one)
    time = new Date(time.getTime() + 24 * 3_600_000)
    expect(await markOf('203.0.113.1')).not.toBe(one)
  })

  it('accepts only users of the channel, and exports what it keeps to the user who asks', async () => {
    const fan = await server.programKey(server.alphaId, 'counted@example.com')
    const stranger = await server.programKey(server.betaId, 'stranger@example.com')
    const session = await begin()
    await post('/datalake/event/', pageView(session, { user_id: fan.userId }))
    await post('/datalake/event/', pageView(session, { user_id: stranger.userId }))
    await post('/datalake/event/', pageView(session, { user_id: 2_000_000_000 }))
    const rows = await rowsOf('page_events', 'session', session)
    expect(rows.map(row => row.user_id)).toEqual([fan.userId, null, null])
    const exported = await server.ask('/api/profile/export', {
      headers: { authorization: `Bearer ${fan.apiKey}` },
    })
    expect(exported.json.page_events).toHaveLength(1)
    expect(Object.keys(exported.json).filter(name => name.startsWith('page_events'))).toEqual(['page_events'])
  })

  it('keeps how well a stretch played, and that it was the last', async () => {
    const session = await begin()
    const seen = {
      from_seconds: 0,
      to_seconds: 30,
      playing_ms: 28_000,
      stalled_ms: 2_000,
      stalls: 1,
    }
    const more = { delay_ms: 4_000, height: 720, is_hidden: false, is_last: true }
    const playback_id = await addPlayback(server, {})
    const row = { ...sender(session), event_id: null, ...seen, ...more }
    await post('/datalake/video/viewing/', row)
    expect(await rowsOf('video_viewings', 'session', session)).toEqual([])
    await post('/datalake/video/viewing/', { ...row, playback_id })
    expect(await rowsOf('video_viewings', 'session', session)).toMatchObject([{ ...seen, ...more }])
  })

  it('groups errors of one cause in one release', async () => {
    const log = (more: object = {}) => ({
      channel_key: 'alpha',
      message: 'Event 12 failed',
      call: 'getEvent',
      status: 500,
      request_id: 'r-1',
      release: 'one',
      origin_url: 'https://alpha.test/watch/12',
      user_agent: 'Fan/1',
      ...more,
    })
    await Promise.all([
      post('/logs', log()),
      post('/logs', log({ message: 'Event 345 failed', request_id: 'r-2' })),
      post('/logs', log({ release: 'two' })),
      post('/logs', log({ status: 404 })),
    ])
    await post('/logs', log({ request_id: 'r-9' }))
    const { rows } = await server.ctx.db.execute(
      sql`select release, status, count, request_id from error_groups order by release, status desc`,
    )
    expect(rows).toEqual([
      { release: 'one', status: 500, count: 3, request_id: 'r-9' },
      { release: 'one', status: 404, count: 1, request_id: 'r-1' },
      { release: 'two', status: 500, count: 1, request_id: 'r-1' },
    ])
    expect((await post('/logs', log({ channel_key: 'nobody' }))).status).toBe(404)
  })
})

describe('errors in the Studio', () => {
  const report = (message: string, ip: string) =>
    post(
      '/logs',
      {
        channel_key: 'beta',
        message,
        call: null,
        status: null,
        request_id: null,
        release: 'flood',
        origin_url: 'https://beta.test/',
        user_agent: `Fan/${randomUUID()}`,
      },
      { 'x-forwarded-for': ip },
    )
  const shown = async () => {
    const studio = await enterStudio(server, `${randomUUID()}@example.com`, server.betaId)
    const { json } = await studio.get('/channels/beta/reports/errors?limit=100')
    return json.items.map(({ message, people }: { message: string; people: number }) => ({ message, people }))
  }
  const word = (index: number) =>
    `fault ${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`

  it('stand in the order of how many people they hit, and one sender adds few causes in an hour', async () => {
    const flood = '203.0.113.66'
    for (let index = 0; index < 60; index += 1) await report(word(index), flood)
    for (let times = 0; times < 30; times += 1) await report('loud', '203.0.113.67')
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await report('common', ip)
    // A cause that is known counts, also from there.
    await report('common', flood)
    const items = await shown()
    expect(items[0]).toEqual({ message: 'common', people: 4 })
    expect(items.find(({ message }: { message: string }) => message === 'loud')?.people).toBe(1)
    expect(items).toHaveLength(limits.error_cause.max + 2)
    // What is counted for all processes goes by the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
    const later = await report('an hour later', flood).finally(() => vi.useRealTimers())
    expect(later.status).toBe(200)
    expect(await shown()).toHaveLength(limits.error_cause.max + 3)
  })

  it('are one cause for the sender who brings one many times at once', async () => {
    const page = '203.0.113.70'
    const all = (count: number, name: (at: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, at) => report(name(at), page)))
    const atOnce = await all(30, () => 'the same fault')
    expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200]))
    const others = await all(limits.error_cause.max - 1, at => `other ${word(at)}`)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await report('one too many', page)).status).toBe(429)
    const studio = await enterStudio(server, `${randomUUID()}@example.com`, server.betaId)
    const { json } = await studio.get('/channels/beta/reports/errors?limit=100')
    const counted = json.items.find(({ message }: { message: string }) => message === 'the same fault')
    expect(counted).toMatchObject({ count: 30, people: 1 })
  })

  it('appear with the server’s own log line for the same request, for the same channel, without secrets', async () => {
    const studio = await enterStudio(server, 'mends@example.com', server.alphaId)
    await server.ctx.db.execute(sql`alter table faq_entries rename to faq_entries_away`)
    const failed = await server.ask('/api/faq')
    await server.ctx.db.execute(sql`alter table faq_entries_away rename to faq_entries`)
    expect(failed.status).toBe(500)
    const request_id = String(failed.json.error.request_id)
    const secretId = `${request_id}-secret`
    const secrets = 'login by {"password":"hunter2"} with token: tok-canary and Bearer canary-bearer-1234'
    server.ctx.log.error(
      {
        request_id: secretId,
        channel_id: server.alphaId,
        method: 'POST',
        url: '/api/login?token=tok-canary',
        error: new Error(secrets, {
          cause: new Error('postgres://app:hunter2@db/x refused fan@example.com'),
        }),
      },
      'A request failed',
    )
    const other = { channel_id: server.betaId, request_id: 'of-beta' }
    server.ctx.log.error({ ...other, url: '/', error: new Error('not alpha’s') }, 'A page failed')
    const report = (message: string, id: string) =>
      post('/logs', {
        channel_key: 'alpha',
        message,
        call: 'listFaq',
        status: 500,
        request_id: id,
        release: 'three',
        origin_url: 'https://alpha.test/faq?token=tok-canary',
        user_agent: 'Fan/1',
      })
    await report('The questions failed', request_id)
    await report(secrets, secretId)
    await report('Of another channel', 'of-beta')
    interface Shown {
      message: string
      server_line: { place: string; message: string; stack: string } | null
    }
    const shown = async (): Promise<Shown[]> =>
      (await studio.get('/channels/alpha/reports/errors?limit=50')).json.items
    const lineOf = async (message: string) =>
      (await shown()).find(item => item.message === message)?.server_line
    await expect
      .poll(() => lineOf('The questions failed'), { timeout: 10_000 })
      .toMatchObject({
        place: 'GET /api/faq',
        message: expect.stringContaining('faq_entries'),
        stack: expect.stringMatching(/^ +at /),
      })
    await expect.poll(() => server.ctx.db.$count(serverErrors), { timeout: 10_000 }).toBe(3)
    expect(await lineOf('Of another channel')).toBeNull()
    const text = JSON.stringify(await shown())
    expect(text).toContain('login by')
    for (const secret of ['hunter2', 'canary', 'fan@example.com', 'not alpha'])
      expect(text).not.toContain(secret)
    expect((await studio.get('/channels/beta/reports/errors')).status).toBe(404)

    const kept = time
    time = new Date(Date.now() + 31 * 86_400_000)
    await keepDays(server.ctx)
    expect(await server.ctx.db.$count(serverErrors)).toBe(0)
    time = kept
  })
})

describe('the days of the collector', () => {
  const partsOf = async (table: string) =>
    (
      await server.ctx.db.execute<{ name: string }>(
        sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
      )
    ).rows.map(({ name }) => name)
  const partOf = (daysAhead: number) =>
    `page_events_${new Date(time.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '_')}`

  it('have a partition each, which is dropped once no channel keeps them', async () => {
    time = new Date(time.getTime() + 30 * 86_400_000)
    await keepDays(server.ctx)
    expect(await partsOf('page_events')).toEqual(expect.arrayContaining([0, 1, 2].map(partOf)))
    const session = await begin()
    await post('/datalake/event/', pageView(session))
    const { rows } = await server.ctx.db.execute(sql`select session from ${sql.identifier(partOf(0))}`)
    expect(rows).toEqual([{ session }])

    const old = partOf(0)
    time = new Date(time.getTime() + 7 * 86_400_000)
    await keepDays(server.ctx)
    expect(await rowsOf('page_events', 'session', session)).toEqual([])
    expect(await partsOf('page_events')).toContain(old)
    time = new Date(time.getTime() + 7 * 86_400_000)
    await keepDays(server.ctx)
    expect(await partsOf('page_events')).not.toContain(old)
    const { rows: salts } = await server.ctx.db.execute(sql`select day from visitor_salts`)
    expect(salts).toEqual([])
  })
})

describe('the address that browsers report to', () => {
  it.each([
    ['this server', { collectorUrl: null, roles: new Set(['web', 'collector'] as const) }, '', '/logs'],
    ['nowhere', { collectorUrl: null, roles: new Set(['web'] as const) }, null, null],
    [
      'another host, which the page allows',
      { collectorUrl: 'https://stats.example', roles: new Set(['web'] as const) },
      'https://stats.example',
      'https://stats.example/logs',
    ],
  ])('is %s', async (_, config, analytics_url, logs_url) => {
    const other = await startTestServer({ config, beside: server })
    const { json } = await other.ask('/api/channel-config')
    expect(json).toMatchObject({ analytics_url, logs_url })
    const { headers } = await other.ask('/')
    const policy = String(headers['content-security-policy'])
    expect(policy.includes('https://stats.example')).toBe(config.collectorUrl !== null)
    await other.stop()
  })
})
