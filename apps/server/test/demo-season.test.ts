import { filmSchools, surfaceNames } from '@grandstand/demo-footage'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createEvents, moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import type { Config } from '../src/config/read-config.ts'
import { events } from '../src/db/tables.ts'
import { demoChannelKey } from '../src/demo/apply-demo.ts'
import { readLeague } from '../src/demo/season/demo-season-store.ts'
import { sportPlay } from '../src/demo/season/sport-play.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'

let now = new Date('2026-11-15T03:30:00Z')

const server = await serveTests({ channels: [], config: { demo: true }, now: () => now })
const key = await server.anonymousKey(demoChannelKey)

const ask = async (path: string) =>
  (await server.ask(path, { headers: { authorization: `Bearer ${key}` } })).json

describe('the demo', () => {
  it('has about 300 events around now: live, today, next weeks, last season with scores', async () => {
    const home = await ask('/api/events-for-homepage')
    expect(home.live.total).toBeGreaterThanOrEqual(6)
    expect(home.upcoming.total).toBeGreaterThan(60)
    expect(home.vod.total).toBeGreaterThan(180)
    const { total } = await ask('/api/events?limit=1')
    expect(total).toBeGreaterThan(270)
    expect(total).toBeLessThan(400)
    const today = await ask('/api/events?start_date=2026-11-14&end_date=2026-11-14')
    expect(today.total).toBeGreaterThanOrEqual(12)
    for (const { participants, name, type, base_price } of home.vod.items) {
      expect(participants.length).toBeGreaterThanOrEqual(2)
      expect(participants.every((team: { score: number | null }) => team.score !== null)).toBe(true)
      expect(name).toMatch(/@|·/)
      expect(base_price > 0).toBe(type === 'paid' || type === 'ppv')
    }
    const kinds = new Set(
      (await ask('/api/events?limit=100')).items.map((event: { type: string }) => event.type),
    )
    expect([...kinds].sort()).toEqual(['free', 'paid', 'ppv', 'register'])
  })

  const logIn = async ({ email, password }: { email: string; password: string }) => {
    const api_key = await server.anonymousKey(demoChannelKey)
    const { json, headers } = await server.ask('/api/v2/auth/login', { body: { email, password, api_key } })
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    return async (path: string) =>
      (await server.ask(path, { headers: { authorization: `Bearer ${json.api_key}`, cookie } })).json
  }

  it('tells of its games, those that are over included, who scored when and how', async () => {
    const { live, vod } = await ask('/api/events-for-homepage')
    const games: { id: number; participants: { id: number; score: number }[] }[] = [
      ...live.items,
      ...vod.items,
    ]
    const told = await Promise.all(games.map(({ id }) => ask(`/api/events/${id}/scores`)))
    for (const [at, { participants }] of games.entries()) {
      const { items } = told[at]
      for (const { id, score } of participants) {
        const own: { participant_id: number; points: number }[] = items
        const sum = own
          .filter(each => each.participant_id === id)
          .reduce((all, { points }) => all + points, 0)
        expect(sum).toBe(score)
      }
      expect(items.every((each: { period: string | null }) => each.period !== null)).toBe(true)
    }
    expect(
      told.flatMap(({ items }) => items).some((each: { kind: string | null }) => each.kind !== null),
    ).toBe(true)
  })

  it.each(surfaceNames)('has teams of the same sport that wear what the film on %s shows', async surface => {
    const channel = await server.ctx.channels.findByKey(demoChannelKey)
    const { teams } = await readLeague(server.ctx.db, channel?.id ?? 0)
    const of = (school: string) =>
      teams.filter(team => team.school === school && sportPlay(team.sport).surface === surface)
    const { home, away } = filmSchools[surface]
    const pairs = of(home).flatMap(host =>
      of(away).filter(({ sport, gender }) => sport === host.sport && gender === host.gender),
    )
    expect(pairs.length).toBeGreaterThan(0)
  })

  it('includes a team and a single game for the fan, and a gift for the newcomer', async () => {
    const included = async (login: { email: string; password: string }) => {
      const askAsUser = await logIn(login)
      const answer = await askAsUser('/api/events?limit=100&stream_status=upcoming')
      const items: { type: string; has_access: boolean }[] = answer.items
      return items.filter(event => event.has_access).map(event => event.type)
    }
    const [fan, newcomer] = server.demoLogins
    if (!fan || !newcomer) throw new Error('no demo users')
    const types = await included(fan)
    expect(types).toContain('paid')
    expect(types.filter(type => type === 'ppv')).toHaveLength(1)
    const given = (await included(newcomer)).filter(type => type === 'paid' || type === 'ppv')
    expect(given).toEqual(['ppv'])
  })

  it('has the links of a game that its fan bought for a group', async () => {
    const [fan] = server.demoLogins
    if (!fan) throw new Error('no demo users')
    const { items } = await (await logIn(fan))('/api/gifts')
    expect(items).toHaveLength(5)
    const link = expect.stringContaining('/gift?token=')
    expect(items[0]).toMatchObject({ seat: 1, seats: 5, state: 'waiting', link })
  })

  it('plays on: boards of live games change within minutes', async () => {
    const { cursor } = await ask('/api/events-changes')
    await expect
      .poll(
        async () => {
          now = new Date(now.getTime() + 2_000)
          return (await ask(`/api/events-changes?cursor=${cursor}`)).items.length
        },
        { timeout: 14_000 },
      )
      .toBeGreaterThan(0)
  })

  it('keeps its ids across a restart, is still live a day later, and leaves events that people created', async () => {
    const channel = await server.ctx.channels.findByKey(demoChannelKey)
    if (!channel) throw new Error('no demo')
    const { items } = await ask('/api/events?stream_status=upcoming&limit=1')
    const [own] = await createEvents(server.ctx, channel, [
      {
        ...items[0],
        name: 'Our own game',
        source_key: null,
        id: undefined,
        image_id: null,
        stream_status: 'upcoming',
        event_utc_ts: new Date('2026-11-16T01:00:00Z'),
        ends_at: new Date('2026-11-16T20:00:00Z'),
        teams: [],
      },
    ])
    const { keepSeason } = await import('../src/demo/season/keep-season.ts')
    const count = async () => {
      const { rows } = await server.ctx.db.execute<{ count: number }>(
        sql`select count(*)::int as count from events`,
      )
      return rows[0]?.count
    }
    const before = await count()
    await keepSeason(server.ctx, channel)
    expect(await count()).toBe(before)

    now = new Date('2026-11-15T23:00:00Z')
    await keepSeason(server.ctx, channel)
    expect((await ask('/api/events-for-homepage')).live.total).toBeGreaterThanOrEqual(6)
    expect((await ask('/api/events?start_date=2026-11-15&end_date=2026-11-15')).total).toBeGreaterThanOrEqual(
      12,
    )
    const replays = await ask('/api/events?stream_status=finished&limit=100')
    expect(
      replays.items.every(
        (event: { participants: { score: number | null }[]; period: string | null }) =>
          event.participants.every(team => team.score !== null) && event.period === null,
      ),
    ).toBe(true)
    const [row] = await server.ctx.db
      .select()
      .from(events)
      .where(eq(events.id, own ?? 0))
    expect(row).toMatchObject({ sort_name: 'Our own game', stream_status: 'upcoming' })
  })

  it('leaves a final score as it is, even of games that an operator ends early', async () => {
    const { ctx } = server
    const channel = await ctx.channels.findByKey(demoChannelKey)
    if (!channel) throw new Error('no demo')
    const { keepSeason } = await import('../src/demo/season/keep-season.ts')
    const finals = async () => {
      const { rows } = await ctx.db.execute<{ id: number; scores: string }>(sql`
        select e.id, string_agg(p.score::text, '–' order by p.position) as scores from events e
        join event_participants p on p.event_id = e.id
        where e.stream_status = 'finished' and p.score is not null group by e.id`)
      return new Map(rows.map(({ id, scores }) => [id, scores]))
    }
    const { live } = await ask('/api/events-for-homepage')
    const ended: { id: number; participants: { id: number }[] }[] = live.items
    for (const { id, participants } of ended) {
      const scores = participants.map(team => ({ participant_id: team.id, score: 0 }))
      await updateEvent(ctx, channel.id, id, { period: 'Q2', scores })
      await moveEvent(ctx, channel.id, id, { to: 'finished', by: 'operator' })
    }
    const before = await finals()
    for (const { id } of ended) expect(before.get(id)).toMatch(/^0(–0)+$/)
    for (const hours of [0, 24]) {
      now = new Date(now.getTime() + hours * 3_600_000)
      await keepSeason(ctx, channel)
      const after = await finals()
      expect([...before].filter(([id, scores]) => after.get(id) !== scores)).toEqual([])
    }
  })

  it('keeps production starts away from its database, and its users are removed with it', async () => {
    const besides = (config: Partial<Config>) => startTestServer({ beside: server, now: () => now, config })
    await expect(besides({ production: true })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('fan@demo.example, newcomer@demo.example'),
    })
    const [fan] = server.demoLogins
    const login = async () => {
      const api_key = await server.anonymousKey(demoChannelKey)
      const body = { email: fan?.email, password: fan?.password, api_key }
      return (await server.ask('/api/v2/auth/login', { body })).status
    }
    expect(await login()).toBe(200)
    await (await besides({})).stop()
    expect(await login()).toBe(401)
    await (await besides({ production: true })).stop()
  })
})
