import { randomUUID } from 'node:crypto'
import { measureQuality, type QualityMeasure, timePerSize, type Viewing } from '@grandstand/rules'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  cameras,
  orders,
  prerolls,
  scoreChanges,
  transactions,
  videoEvents,
  videos,
  videoViewings,
} from '../src/db/tables.ts'
import { countDays } from '../src/insight/reports/counting/count-days.ts'
import { countMinutes } from '../src/insight/reports/counting/count-minutes.ts'
import { mailMonth } from '../src/insight/reports/monthly/mail-month.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { addPlayback } from './playback-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio, openStudio, type StudioClient } from './studio-client.ts'

/** In Sofia, two hours ahead of UTC, a day begins at 22:00 UTC. */
const settings = { time_zone: 'Europe/Sofia', 'yare-analytics': { 'yare-analytics-key': 'alpha-visits' } }
const profile = 'alpha-visits'
let time = new Date('2026-11-10T18:00:30Z')
let studio: StudioClient

const server = await serveTests({
  channels: [buildLeague('alpha', settings), buildLeague('beta')],
  now: () => time,
})
studio = await enterStudio(server, 'counts@example.com', server.alphaId)
const season = await openSeason(server)
const fan = await server.userKey()
/** A single game at the Herons' place. */
const game = await season.add('2026-11-10T18:00:00Z', {
  type: 'ppv',
  teams: ['team', 'heloise-ball'],
  home_team_id: season.team('heloise-ball'),
})

const report = async (path: string) => (await studio.get(`/channels/alpha/reports/${path}`)).json
const range = 'from=2026-11-09&to=2026-11-10'

describe('sales', () => {
  const pay = async (at: string, change: object, paid: Partial<typeof transactions.$inferInsert> = {}) => {
    const order_id = await openShop(server).add(fan.userId, { created_at: new Date(at), ...change })
    await server.ctx.db.insert(transactions).values({
      channel_id: server.alphaId,
      order_id,
      event: 'created',
      status: 'paid',
      payment_id: randomUUID(),
      base_price: 900,
      service_fee: 100,
      discount: 0,
      credit: 0,
      tax: 50,
      total: 1050,
      at: new Date(at),
      ...paid,
    })
    return order_id
  }

  beforeAll(async () => {
    await pay('2026-11-09T21:59:00Z', { event_id: game, trk: 'poster' })
    // A day later by the channel's clocks.
    await pay('2026-11-09T22:00:00Z', { event_id: game }, { discount: 300, total: 750, refunded: 250 })
    await pay('2026-11-10T12:00:00Z', { package: 'team-pass', participant_id: season.team('heloise-ball') })
    await pay('2026-11-07T12:00:00Z', { event_id: game, trk: 'poster' })
    await pay('2026-11-10T12:00:00Z', {}, { status: 'failed' })
    const foreign = await pay('2026-11-10T13:00:00Z', { event_id: game })
    await server.ctx.db.update(orders).set({ currency: 'CAD' }).where(eq(orders.id, foreign))
  })

  it('are grouped by the channel’s days, beside the days before, with fees, tax and refunds', async () => {
    const { items, total, total_before, left_out, before, currency } = await report(`sales?${range}&by=day`)
    expect(before).toEqual({ from: '2026-11-07', to: '2026-11-08' })
    expect(items).toMatchObject([
      { key: '2026-11-09', figures: { payments: 1, total: 1050 }, before: { payments: 1, total: 1050 } },
      { key: '2026-11-10', figures: { payments: 2, total: 1800, refunded: 250 }, before: { payments: 0 } },
    ])
    expect(total).toEqual({
      payments: 3,
      total: 2850,
      fees: 300,
      tax: 150,
      discounts: 300,
      refunded: 250,
      refunds: 1,
    })
    expect(total_before.total).toBe(1050)
    expect({ left_out, currency }).toEqual({ left_out: 1, currency: 'USD' })
  })

  it('are split by product, team, game and campaign, the largest first', async () => {
    const linesBy = async (by: string) =>
      (await report(`sales?${range}&by=${by}`)).items.map(
        (item: { key: string; name: string; figures: { total: number }; before: { total: number } }) => [
          item.name ?? item.key,
          item.figures.total,
          item.before.total,
        ],
      )
    expect(await linesBy('team')).toEqual([['Northwick Herons', 2850, 1050]])
    expect(await linesBy('game')).toEqual([
      ['Game', 1800, 1050],
      [null, 1050, 0],
    ])
    expect(await linesBy('campaign')).toEqual([
      [null, 1800, 0],
      ['poster', 1050, 1050],
    ])
    expect(await linesBy('product')).toHaveLength(2)
  })

  it('refuse days that are invalid, reversed or too many', async () => {
    for (const days of ['from=2026-02-30', 'from=2026-11-10&to=2026-11-09', 'from=2025-01-01&to=2026-11-10'])
      expect((await studio.get(`/channels/alpha/reports/sales?${days}`)).status).toBe(400)
  })

  it('show what people who came through clips paid, and when passes end', async () => {
    await pay('2026-11-10T14:00:00Z', { event_id: game, trk: 'clip-7' }, { refunded: 50 })
    await pay('2026-11-10T14:00:00Z', { event_id: game, trk: 'clip-none' })
    const { items } = await report(`clips?${range}`)
    expect(items).toEqual([
      { clip_id: 7, name: null, event_id: null, event_name: null, views: 0, payments: 1, total: 1000 },
    ])
    const pass = { package: 'team-pass', participant_id: season.team('heloise-ball'), product_name: 'Season' }
    await pay('2026-11-01T10:00:00Z', { ...pass, expires_at: new Date('2026-11-30T21:30:00Z') })
    await pay('2026-11-01T10:00:00Z', { ...pass, expires_at: new Date('2027-11-30T22:30:00Z') })
    const { days, products } = await report('expiring')
    expect(days.filter((day: { ending: number }) => day.ending > 0)).toEqual([
      { day: '2026-11-30', ending: 1, renewing: 0 },
    ])
    expect(products).toMatchObject([{ name: 'Season', ending: 1, first_day: '2026-11-30' }])
  })
})

describe('browser reports', () => {
  const post = (path: string, body: object, ip = '203.0.113.1') =>
    server.ask(path, { body, headers: { 'x-forwarded-for': ip } })
  const begin = async (device_type: string, ip: string): Promise<string> => {
    const session = (await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid
    const device = { device_type, user_agent: 'Fan/1', resolution: '390x844', platform: 'web' }
    await post('/datalake/session/', { profile, session, ...device }, ip)
    return session
  }
  const told = (session_uuid: string, more: object) => ({
    profile,
    session_uuid,
    user_id: null,
    user_email: null,
    origin_url: 'https://alpha.test/',
    view_id: randomUUID(),
    seq: 0,
    ...more,
  })
  const happen = (session: string, name: string, details = {}, more = {}) =>
    post('/datalake/event/', told(session, { name, details, ...more }))
  const watch = (session: string, view_id: string, more: object = {}) =>
    post(
      '/datalake/video/viewing/',
      told(session, {
        view_id,
        event_id: game,
        ...stretchOf30s,
        ...more,
      }),
    )
  const stretchOf30s = {
    from_seconds: 0,
    to_seconds: 30,
    playing_ms: 27_000,
    stalled_ms: 3_000,
    stalls: 1,
    delay_ms: 4_000,
  }
  const addPreroll = async (alias: string, is_ad: boolean) => {
    const clip = {
      url: `/prerolls/${alias}.mp4`,
      is_ad,
      event_category_ids: [],
      for_vod: true,
      for_live: true,
    }
    const [row] = await server.ctx.db
      .insert(prerolls)
      .values({ channel_id: server.alphaId, position: 0, alias, weight: 1, ...clip })
      .returning()
    return row?.id ?? 0
  }
  const tellSponsor = (session: string, more: object) =>
    post('/datalake/video/event/', told(session, { event_id: null, name: 'preroll', ...more }))
  const player = async () => ({ playback_id: await addPlayback(server, { event_id: game }) })
  let viewer: string

  beforeAll(async () => {
    const phone = await begin('phone', '203.0.113.1')
    const again = await begin('phone', '203.0.113.1')
    const desk = await begin('desktop', '203.0.113.2')
    viewer = phone
    await happen(phone, 'page_view', {}, { trk: 'poster' })
    await happen(again, 'purchase')
    await happen(desk, 'view_buy_page')
    for (const session of [phone, phone, desk])
      await happen(session, 'search', { text: ' Wolves', results: 0 })
    await happen(desk, 'search', { text: 'Herons', results: 3 })
    const [one, two] = [randomUUID(), randomUUID()]
    const [ofOne, ofTwo] = [await player(), await player()]
    await watch(phone, one, ofOne)
    await watch(desk, two, ofTwo)
    time = new Date('2026-11-10T18:01:05Z')
    await watch(phone, one, { seq: 1, ...ofOne })
    await watch(desk, randomUUID(), { playing_ms: 0, stalled_ms: 9_000, ...(await player()) })
    const day = time.toISOString().slice(0, 10)
    const clip = { day, channel_id: server.alphaId, session: desk, at: time, view_id: randomUUID(), seq: 0 }
    await server.ctx.db
      .insert(videoViewings)
      .values({ ...clip, clip_id: 7, ...stretchOf30s, is_hidden: false })
    await addPreroll('bakery', true)
    const bank = await addPreroll('bank', true)
    const trailer = await addPreroll('trailer', false)
    const seen = [
      [phone, one, ['started', 'started', 'skipped']],
      [desk, two, ['started', 'whole']],
    ] as const
    for (const [session, view_id, steps] of seen)
      for (const [seq, step] of steps.entries())
        await tellSponsor(session, { view_id, seq: seq + 10, details: { preroll_id: bank, step } })
    await tellSponsor(desk, { view_id: two, seq: 20, details: { preroll_id: trailer, step: 'started' } })
    // Made up, too.
    await tellSponsor(desk, { details: { preroll_id: bank + 1_000, step: 'started' } })
    await tellSponsor(desk, { details: { preroll_id: bank, step: 'bought' } })
    // Made up: of no player, of one that never was, of one that shows another game, and many of one player.
    const elsewhere = await season.add('2026-11-10T17:00:00Z', {})
    const forged = [
      {},
      { playback_id: 'a'.repeat(16) },
      { playback_id: await addPlayback(server, { event_id: elsewhere }) },
      ...Array.from({ length: 5 }, () => ofOne),
    ]
    for (const made of forged) expect((await watch(desk, randomUUID(), made)).status).toBe(200)
    time = new Date('2026-11-10T18:02:40Z')
  })

  it('are counted by the minute once it is over, only once, whichever process counts', async () => {
    await Promise.all([countMinutes(server.ctx), countMinutes(server.ctx)])
    const { minutes, marks, name } = await report(`events/${game}`)
    expect({ name, marks }).toEqual({ name: 'Game', marks: [] })
    expect(minutes).toMatchObject([
      {
        at: '2026-11-10T18:00:00.000Z',
        viewers: 2,
        playing_ms: 54_000,
        rebuffer_share: 0.1,
        delay_ms: 4_000,
      },
      {
        at: '2026-11-10T18:01:00.000Z',
        // One of them saw nothing but a picture that stood still.
        viewers: 2,
        playing_ms: 27_000,
        rebuffer_share: 12 / 39,
        smoothness: 0,
        delay_ms: 4_000,
      },
    ])
  })

  it('appear beside the score and the state of the cameras', async () => {
    const { db } = server.ctx
    const at = new Date('2026-11-10T18:01:30Z')
    const own = { channel_id: server.alphaId, event_id: game }
    await db.insert(scoreChanges).values({ ...own, participant_id: season.team('team'), score: 1, at })
    const { video_id } = await addCamera(server.ctx, server.alphaId, game, 'Main stand')
    // Something of it is recorded.
    await db.update(videos).set({ state: 'live' }).where(eq(videos.id, video_id))
    const move = (state: string, seconds: number) =>
      db
        .update(cameras)
        .set({ state, state_since: new Date(at.getTime() + seconds * 1000) })
        .where(eq(cameras.video_id, video_id))
    for (const [state, seconds] of [
      ['live', 5],
      ['live', 6],
      ['interrupted', 20],
    ] as const)
      await move(state, seconds)
    expect((await report(`events/${game}`)).marks).toMatchObject([
      { kind: 'score', score: 1, at: at.toISOString() },
      { kind: 'camera', camera: 'Main stand', state: 'live', at: '2026-11-10T18:01:35.000Z' },
      { kind: 'camera', state: 'interrupted', at: '2026-11-10T18:01:50.000Z' },
    ])
  })

  it('are counted by the day: visits add up, visitors are those of a day', async () => {
    await Promise.all([countDays(server.ctx), countDays(server.ctx)])
    const { items, visits } = await report(`audience?${range}&by=day`)
    expect(visits).toBe(3)
    expect(items.map((item: { figures: object }) => item.figures)).toEqual([
      { visits: 0, visitors: 0 },
      { visits: 3, visitors: 2 },
    ])
    const namesBy = async (by: string) =>
      (await report(`audience?${range}&by=${by}`)).items.map(
        ({ key, figures }: { key: string | null; figures: { visits: number } }) => [key, figures.visits],
      )
    expect(await namesBy('device')).toEqual([
      ['phone', 2],
      ['desktop', 1],
    ])
    expect(await namesBy('campaign')).toEqual([
      [null, 2],
      ['poster', 1],
    ])
  })

  it('show how far visits came, what they missed, and what was watched how well', async () => {
    const { items } = await report(`funnel?${range}`)
    // The last are what was bought in these days, in any currency.
    expect(items.map(({ visits }: { visits: number }) => visits)).toEqual([3, 2, 2, 1, 1, 6])
    expect((await report(`searches?${range}`)).items).toEqual([
      { text: 'wolves', visits: 2, before: 0, last_day: '2026-11-10' },
    ])
    const games = await report(`games?${range}`)
    expect(games.items).toMatchObject([
      { event_id: game, name: 'Game', views: 2, peak_viewers: 2, playing_ms: 81_000 },
    ])
    expect(games.total_before).toMatchObject({ views: 0, playing_ms: 0, rebuffer_share: null, attempts: 0 })
    expect((await report(`clips?${range}`)).items[0]).toMatchObject({ clip_id: 7, views: 1 })
    expect((await report(`sponsors?${range}`)).items).toMatchObject([
      { name: 'bank', started: 2, whole: 1, skipped: 1, before: 0 },
      { name: 'hello', started: 0 },
      { name: 'bakery', started: 0, whole: 0, skipped: 0, before: 0 },
    ])
  })

  it('that come late count on the day of their session', async () => {
    time = new Date('2026-11-11T15:00:00Z')
    studio = await openStudio(server, 'counts@example.com')
    await watch(viewer, randomUUID(), await player())
    await countDays(server.ctx)
    expect((await report(`games?${range}`)).items[0].views).toBe(3)
  })

  it('show who is watching right now, and nobody who has left', async () => {
    expect(await report('watching')).toMatchObject({
      viewers: 1,
      games: [{ event_id: game, name: 'Game', viewers: 1 }],
    })
    const left = randomUUID()
    const ofLeft = await player()
    await watch(viewer, left, ofLeft)
    expect(await report('watching')).toMatchObject({ viewers: 2 })
    await watch(viewer, left, { seq: 1, playing_ms: 10, is_last: true, ...ofLeft })
    expect(await report('watching')).toMatchObject({ viewers: 1 })
    time = new Date(time.getTime() + 100_000)
    expect(await report('watching')).toMatchObject({ viewers: 0, games: [] })
    await countMinutes(server.ctx)
  })
})

describe('a visit', () => {
  it('counts on the channel’s day, as a sale does, and so do its visitors', async () => {
    // In Sofia it is the day after, for as long as this visitor stays.
    for (const at of ['2026-11-12T21:59:00Z', '2026-11-12T22:01:00Z', '2026-11-13T00:01:00Z']) {
      time = new Date(at)
      const session = (await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid
      const device = { device_type: 'tv', user_agent: 'Fan/2', resolution: '1920x1080', platform: 'web' }
      await server.ask('/datalake/session/', { body: { profile, session, ...device } })
    }
    await countDays(server.ctx)
    studio = await openStudio(server, 'counts@example.com')
    const { items } = await report('audience?from=2026-11-12&to=2026-11-13&by=day')
    expect(items.map(({ key, figures }: { key: string; figures: object }) => [key, figures])).toEqual([
      ['2026-11-12', { visits: 1, visitors: 1 }],
      ['2026-11-13', { visits: 2, visitors: 1 }],
    ])
  })
})

describe('the quality of a game', () => {
  const stretch = { playingMs: 20_000, stalledMs: 0, stalls: 0, delayMs: 3_000, height: 720, isHidden: false }
  const begun: Viewing = {
    startupMs: 2_000,
    prerollMs: 0,
    failure: null,
    isOver: true,
    quartile: null,
    stretches: [stretch, { ...stretch, height: 1080, delayMs: 6_000, playingMs: 10_000 }],
  }
  const never: Viewing = { ...begun, startupMs: null, stretches: [] }
  /** As browsers tell it; the last one lost its connection before it could tell of its end. */
  const viewings: readonly Viewing[] = [
    begun,
    { ...begun, startupMs: 8_000, stretches: [{ ...stretch, stalls: 2, stalledMs: 5_000 }] },
    { ...begun, failure: 'network' },
    { ...never, failure: 'network' },
    { ...never, failure: 'purchase_needed' },
    never,
    never,
  ]
  let watched: number

  const tell = async (viewing: Viewing, hasEnd: boolean) => {
    const { db } = server.ctx
    const [view_id, session] = [randomUUID(), randomUUID()]
    const day = time.toISOString().slice(0, 10)
    const own = { day, channel_id: server.alphaId, session, at: time, view_id, event_id: watched }
    const { startupMs: startup_ms, failure: code } = viewing
    const happened = [
      { name: 'attempt', details: {} },
      ...(startup_ms === null ? [] : [{ name: 'play', details: { startup_ms } }]),
      ...(code === null ? [] : [{ name: 'failure', details: { code } }]),
      ...(hasEnd ? [{ name: 'end', details: {} }] : []),
    ]
    await db.insert(videoEvents).values(happened.map((row, seq) => ({ ...own, seq, ...row })))
    for (const [
      seq,
      { playingMs, stalledMs, stalls, delayMs, height, isHidden },
    ] of viewing.stretches.entries())
      await db.insert(videoViewings).values({
        ...own,
        seq: seq + 10,
        from_seconds: 0,
        to_seconds: 30,
        stalls,
        height,
        playing_ms: playingMs,
        stalled_ms: stalledMs,
        delay_ms: delayMs,
        is_hidden: isHidden,
      })
  }

  beforeAll(async () => {
    time = new Date('2026-11-20T18:00:05Z')
    watched = await season.add('2026-11-20T18:00:00Z', { teams: ['team', 'heloise-ball'] })
    await countMinutes(server.ctx)
    for (const [index, viewing] of viewings.entries()) await tell(viewing, index < viewings.length - 1)
    // Such a start is made up: it is no play, and spoils no mean.
    await server.ctx.db.insert(videoEvents).values({
      day: '2026-11-20',
      channel_id: server.alphaId,
      session: randomUUID(),
      view_id: randomUUID(),
      at: time,
      seq: 0,
      event_id: watched,
      name: 'play',
      details: { startup_ms: 'soon' },
    })
    time = new Date('2026-11-20T18:01:35Z')
    await countMinutes(server.ctx)
    studio = await openStudio(server, 'counts@example.com')
  })

  const expected = (forged: number) => {
    const measure = (name: QualityMeasure) => measureQuality(name, viewings)
    const count = (name: QualityMeasure) => Math.round((measure(name) ?? 0) * viewings.length)
    return {
      attempts: viewings.length + forged,
      plays: measure('plays'),
      startup_ms: measure('startup_time'),
      startup_score: expect.closeTo(measure('startup_score') ?? 0),
      technical_failures: count('technical_failures'),
      business_failures: count('business_failures'),
      rebuffer_share: measure('rebuffer_share'),
      smoothness: measure('smoothness'),
      delay_ms: Math.round(measure('live_delay') ?? 0),
      sizes: [...timePerSize(viewings)].map(([height, playing_ms]) => ({ height, playing_ms })),
    }
  }

  it('is counted by the minute as the measures define, including players that never showed a picture', async () => {
    const { minutes } = await report(`events/${watched}`)
    // Nobody knows yet whether the last one still waits.
    expect(minutes).toEqual([{ ...minutes[0], ...expected(0), viewers: 3, exits: 1 }])
    time = new Date('2026-11-20T18:02:35Z')
    await countMinutes(server.ctx)
    expect((await report(`events/${watched}`)).minutes).toEqual([{ ...minutes[0], exits: 2 }])
  })

  it('is counted by the day in the same way, for the game and for the list', async () => {
    await countDays(server.ctx)
    const days = 'from=2026-11-20&to=2026-11-20'
    const { sizes, ...figures } = expected(1)
    expect(await report(`events/${watched}`)).toMatchObject({ views: 3, ...figures, sizes })
    expect((await report(`games?${days}`)).items).toMatchObject([{ event_id: watched, ...figures }])
    expect((await report(`games?${days}`)).total).toMatchObject(figures)
  })
})

describe('the figures of a month', () => {
  const sent = async () => {
    const { rows } = await server.ctx.db.execute<{ to: string; subject: string }>(
      sql`select data ->> 'to' as to, data ->> 'subject' as subject from pgboss.job where name = 'send-mail'`,
    )
    return rows.filter(({ to }) => to === 'counts@example.com').map(({ subject }) => subject)
  }

  it('are mailed once after the month to operators who want them, in the language of their request', async () => {
    expect((await studio.get('/me')).json.monthly_language).toBeNull()
    const { json } = await studio.post('/monthly-mail', { language: 'bg' })
    expect(json).toMatchObject({ email: 'counts@example.com', monthly_language: 'bg' })
    await mailMonth(server.ctx)
    // Over, but rows may still come.
    time = new Date('2026-12-02T07:00:00Z')
    await mailMonth(server.ctx)
    expect(await sent()).toEqual([])
    time = new Date('2026-12-03T07:00:00Z')
    await Promise.all([mailMonth(server.ctx), mailMonth(server.ctx)])
    await mailMonth(server.ctx)
    expect(await sent()).toEqual([expect.stringMatching(/ноември 2026.*: /)])
  })

  it('are no longer mailed to operators who turned them off', async () => {
    studio = await openStudio(server, 'counts@example.com')
    await studio.post('/monthly-mail', { language: null })
    time = new Date('2027-01-05T07:00:00Z')
    await mailMonth(server.ctx)
    expect(await sent()).toHaveLength(1)
  })
})
