import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { moveEvent, moveEventsByClock, updateEvent } from '../src/catalogue/events/index.ts'
import { events, favorites } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

/** Noon of a November Sunday in UTC, early morning in Toronto. */
let now = new Date('2026-11-15T12:00:00Z')
const ids: Record<string, number> = {}

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  now: () => now,
})
const key = await server.anonymousKey()
const season = await openSeason(server)
const rivals = ['heloise-ball', 'team']
ids.old = await season.add('2022-07-31T20:00:00Z', { stream_status: 'finished' })
ids.first = await season.add('2022-08-01T20:00:00Z', { stream_status: 'finished', name: 'Zebra day' })
ids.past = await season.add('2026-11-10T20:00:00Z', {
  stream_status: 'finished',
  teams: rivals,
  name: { en: 'Autumn cup', fr: "Coupe d'automne", bg: 'Есенна купа' },
})
ids.live = await season.add('2026-11-15T11:30:00Z', {
  stream_status: 'live',
  teams: rivals,
  type: 'register',
})
ids.next = await season.add('2026-11-16T04:30:00Z', { type: 'ppv', base_price: 899, service_fee: 100 })
ids.later = await season.add('2026-11-20T20:00:00Z', {
  teams: ['heloise-second', 'heloise-ball'],
  event_category_id: season.sport('small-ball'),
  location_id: season.location,
  type: 'paid',
  base_price: 500,
})
const other = await openSeason(server, 'beta')
ids.foreign = await other.add('2026-11-16T20:00:00Z')

const ask = (path: string, query: Record<string, string | number> = {}, apiKey = key) =>
  server.ask(
    `/api${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    { headers: { authorization: `Bearer ${apiKey}` } },
  )
const list = async (query: Record<string, string | number> = {}): Promise<string[]> => {
  const { status, json } = await ask('/events', query)
  expect({ status, total: json.total }).toEqual({ status: 200, total: json.items.length })
  return json.items.map((event: { id: number }) => Object.keys(ids).find(name => ids[name] === event.id))
}

describe('GET /events', () => {
  it('keeps answers of different queries apart, however they are written', async () => {
    const visitor = await server.anonymousKey()
    const count = async (query: Record<string, string>) => (await ask('/events', query, visitor)).json.total
    expect(await count({ text: 'autumn&time_zone=Europe/Sofia' })).toBe(0)
    expect(await count({ text: 'autumn', time_zone: 'Europe/Sofia' })).toBe(1)
  })

  it.each([
    [{}, ['later', 'next', 'live', 'past', 'first']],
    [{ stream_status: 'finished' }, ['past', 'first']],
    [{ stream_status: 'upcoming' }, ['next', 'later']],
    [{ stream_status: 'live' }, ['live']],
    [{ stream_status: 'upcoming', sort_direction: 'desc' }, ['later', 'next']],
    [{ stream_status: 'finished', sort_field: 'name' }, ['past', 'first']],
    [{ stream_status: 'finished', sort_field: 'name', sort_direction: 'desc' }, ['first', 'past']],
    [{ start_date: '2026-11-15', end_date: '2026-11-15' }, ['next', 'live']],
    [{ start_date: '2026-11-16', end_date: '2026-11-16', time_zone: 'UTC' }, ['next']],
    [{ start_date: '2026-11-16', end_date: '2026-11-16' }, []],
    [{ end_date: '2022-08-01' }, ['first']],
  ])('%o gives %o', async (query, names) => {
    expect(await list(query)).toEqual(names)
  })

  it('filters by sport with those below it, by venue, team and school', async () => {
    expect(await list({ event_category_id: season.sport('ball'), stream_status: 'upcoming' })).toEqual([
      'next',
      'later',
    ])
    expect(await list({ event_category_id: season.sport('small-ball') })).toEqual(['later'])
    expect(await list({ location_id: season.location })).toEqual(['later'])
    expect(await list({ participant_id: season.team('heloise-ball') })).toEqual(['later', 'live', 'past'])
    expect(await list({ participant_id: season.team('heloise-ball'), stream_status: 'finished' })).toEqual([
      'past',
    ])
    expect(await list({ group_id: season.group('heloise') })).toEqual(['later', 'live', 'past'])
    expect(
      await list({ group_id: season.group('heloise'), event_category_id: season.sport('small-ball') }),
    ).toEqual(['later'])
    expect(
      await list({ group_id: season.group('heloise'), sort_field: 'name', stream_status: 'finished' }),
    ).toEqual(['past'])
    expect(await list({ event_category_id: 2_000_000_000 })).toEqual([])
  })

  it.each([
    ['heloise', ['later', 'live', 'past']],
    ['HÉLOÏSE', ['later', 'live', 'past']],
    ['heloize', ['later', 'live', 'past']],
    ['northwik herons', ['later', 'live', 'past']],
    ['egrets', ['later']],
    ['egrets hall', ['later']],
    ['есенна', ['past']],
    ['coupe d’automne', ['past']],
    ['zebra', ['first']],
    ['walrus', []],
    ["'; drop table events --", []],
    ['   ', ['later', 'next', 'live', 'past', 'first']],
  ])('finds by the text %s', async (text, names) => {
    expect(await list({ text })).toEqual(names)
  })

  it('has pages; a page past the end is an empty list', async () => {
    const page = async (query: Record<string, string | number>) => (await ask('/events', query)).json
    const first = await page({ limit: 2 })
    expect(first).toMatchObject({ total: 5, limit: 2, offset: 0 })
    const second = await page({ limit: 2, offset: 2 })
    const all = await page({})
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4))
    expect(await page({ offset: 1_000 })).toEqual({ items: [], total: 5, limit: 20, offset: 1000 })
    expect((await page({ limit: 0 })).items).toEqual([])
  })

  it.each([
    [{ limit: '101' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ offset: 'x' }, 'offset'],
    [{ sort_field: 'price' }, 'sort_field'],
    [{ sort_direction: 'up' }, 'sort_direction'],
    [{ stream_status: 'vod' }, 'stream_status'],
    [{ event_category_id: 'ball' }, 'event_category_id'],
    [{ participant_id: '0' }, 'participant_id'],
    [{ group_id: '1.5' }, 'group_id'],
    [{ start_date: '2026-02-30' }, 'start_date'],
    [{ start_date: '2026-11-16', end_date: '2026-11-15' }, 'end_date'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ time_zone: '+02:00' }, 'time_zone'],
    [{ colour: 'red' }, 'colour'],
    [{ text: 'x'.repeat(101) }, 'text'],
  ])('refuses %o with 400 naming %s', async (query, field) => {
    const { status, json } = await ask('/events', query)
    expect(status).toBe(400)
    expect(Object.keys(json.error.fields)).toEqual([field])
  })

  it('lists favourites of a logged-in user', async () => {
    expect(await ask('/events', { favorites: 1 })).toMatchObject({
      status: 401,
      json: { error: { code: 'unauthenticated' } },
    })
    const user = await server.programKey()
    const liked = async () =>
      (await ask('/events', { favorites: 1 }, user.apiKey)).json.items.map(
        (event: { id: number }) => event.id,
      )
    expect(await liked()).toEqual([])
    const keep = (favoritable_type: string, favoritable_id: number) =>
      server.ctx.db
        .insert(favorites)
        .values({ channel_id: server.alphaId, user_id: user.userId, favoritable_type, favoritable_id })
    await keep('category', season.sport('small-ball'))
    expect(await liked()).toEqual([ids.later])
    await keep('participant', season.team('heloise-ball'))
    expect(await liked()).toEqual([ids.later, ids.live, ids.past])
    await keep('category', season.sport('ball'))
    expect(await liked()).toHaveLength(5)
    const { json } = await ask('/events/favorite', { stream_status: 'upcoming', limit: 1 }, user.apiKey)
    expect(json).toMatchObject({ total: 2, items: [{ id: ids.next }] })
    expect((await ask('/events/favorite')).json.error.code).toBe('unauthenticated')
  })
})

describe('an event', () => {
  it('names away before home, its price and who may watch', async () => {
    const { json } = await ask(`/events/${ids.past}`)
    expect(json).toMatchObject({
      name: 'Autumn cup',
      type: 'free',
      has_access: true,
      currency: 'USD',
      participants: [{ alias: 'heloise-ball' }, { alias: 'team' }],
      home_team_id: season.team('team'),
      event_utc_ts: Date.parse('2026-11-10T20:00:00Z') / 1000,
      time_zone: 'America/Toronto',
    })
    expect((await ask(`/events/${ids.past}`, { language: 'bg' })).json.name).toBe('Есенна купа')
    expect((await ask(`/events/${ids.next}`)).json).toMatchObject({
      type: 'ppv',
      has_access: false,
      base_price: 899,
      service_fee: 100,
    })
    const user = await server.programKey(server.alphaId, 'second@example.com')
    expect((await ask(`/events/${ids.live}`)).json.has_access).toBe(false)
    expect((await ask(`/events/${ids.live}`, {}, user.apiKey)).json.has_access).toBe(true)
  })

  it('before archive_from, of another channel or unknown is not found', async () => {
    for (const id of [ids.old, ids.foreign, 2_000_000_000]) {
      expect((await ask(`/events/${id}`)).status).toBe(404)
    }
    for (const id of ['abc', '1.5', '0']) {
      expect((await ask(`/events/${id}`)).json.error.fields).toHaveProperty('id')
    }
  })
})

describe('the search words of events', () => {
  it('follow the names of the channel, and removed names no longer match', async () => {
    const id = await season.add('2026-12-24T20:00:00Z', { teams: ['heloise-second', 'team'] })
    const found = async (text: string) =>
      (await ask('/events', { text, start_date: '2026-12-01' })).json.total
    expect(await found('egrets')).toBe(1)
    const renamed = buildLeague('alpha')
    const [team] = renamed.document.schools[1]?.teams.filter(({ alias }) => alias === 'heloise-second') ?? []
    if (team) team.name = 'Northwick Ospreys'
    await server.apply(renamed)
    await expect.poll(() => found('ospreys'), { timeout: 3_000 }).toBe(1)
    await expect.poll(() => found('egrets'), { timeout: 3_000 }).toBe(0)
    await server.apply(buildLeague('alpha'))
    await expect.poll(() => found('egrets'), { timeout: 3_000 }).toBe(1)

    expect((await ask(`/events/${id}`)).status).toBe(200)
    await server.ctx.db.delete(events).where(eq(events.id, id))
    const [first = 0] = Object.values(ids)
    await updateEvent(server.ctx, server.alphaId, first, { period: null })
    await expect.poll(async () => (await ask(`/events/${id}`)).status).toBe(404)
  })
})

describe('GET /events/:id/scores', () => {
  it('lists who scored and when, without what was undone', async () => {
    const before = now
    const id = await season.add('2026-11-15T11:00:00Z', {
      stream_status: 'live',
      teams: ['heloise-ball', 'team'],
    })
    const [away, home] = [season.team('heloise-ball'), season.team('team')]
    const write = async (at: string, participant_id: number, score: number) => {
      now = new Date(at)
      await updateEvent(server.ctx, server.alphaId, id, { scores: [{ participant_id, score }] })
    }
    await write('2026-11-15T12:00:00Z', home, 0)
    await write('2026-11-15T12:05:00Z', home, 1)
    await write('2026-11-15T12:05:00Z', home, 1)
    await write('2026-11-15T12:07:00Z', away, 1)
    await write('2026-11-15T12:08:00Z', away, 0)
    await write('2026-11-15T12:20:00Z', home, 2)
    now = before
    const goal = { participant_id: home, points: 1, kind: null, period: null, clock: null }
    const board = (ofAway: number, ofHome: number) =>
      expect.arrayContaining([
        { participant_id: away, score: ofAway },
        { participant_id: home, score: ofHome },
      ])
    await expect
      .poll(async () => (await ask(`/events/${id}/scores`)).json.items)
      .toEqual([
        { ...goal, at: '2026-11-15T12:05:00.000Z', scores: board(0, 1) },
        { ...goal, at: '2026-11-15T12:20:00.000Z', scores: board(0, 2) },
      ])
    expect((await ask('/events/999999/scores')).status).toBe(404)
    await server.ctx.db.delete(events).where(eq(events.id, id))
  })
})

describe('GET /events-days', () => {
  it('counts the events of each day in the zone', async () => {
    const days = async (query: Record<string, string>) =>
      (await ask('/events-days', { start_date: '2026-11-01', end_date: '2026-11-30', ...query })).json.items
    expect(await days({})).toEqual([
      { date: '2026-11-10', count: 1 },
      { date: '2026-11-15', count: 2 },
      { date: '2026-11-20', count: 1 },
    ])
    expect(await days({ time_zone: 'Europe/Sofia', stream_status: 'upcoming' })).toEqual([
      { date: '2026-11-16', count: 1 },
      { date: '2026-11-20', count: 1 },
    ])
    expect(await days({ text: 'egrets' })).toEqual([{ date: '2026-11-20', count: 1 }])
  })

  it('refuses reversed, endless and missing ranges', async () => {
    const refuse = async (query: Record<string, string>) =>
      (await ask('/events-days', query)).json.error.fields
    expect(await refuse({ start_date: '2026-11-02', end_date: '2026-11-01' })).toHaveProperty('end_date')
    expect(await refuse({ start_date: '2020-11-02', end_date: '2026-11-01' })).toHaveProperty('end_date')
    expect(await refuse({ start_date: '2026-11-02' })).toHaveProperty('end_date')
  })
})

describe('GET /events-for-homepage', () => {
  it('has live, upcoming and finished events, of a team or school too', async () => {
    const { json } = await ask('/events-for-homepage')
    const pick = (part: { items: { id: number }[] }) => part.items.map(event => event.id)
    expect(pick(json.live)).toEqual([ids.live])
    expect(pick(json.upcoming)).toEqual([ids.next, ids.later])
    expect(pick(json.vod)).toEqual([ids.past, ids.first])
    const school = (await ask('/events-for-homepage', { group_id: season.group('heloise') })).json
    expect([school.live.total, school.upcoming.total, school.vod.total]).toEqual([1, 1, 1])
  })
})

describe('an event moves', () => {
  it('by the clock, and every list follows', async () => {
    const id = await season.add('2026-11-15T12:10:00Z', { starts_by_clock: true })
    const waiting = await season.add('2026-11-15T12:10:00Z')
    const status = async (event: number) => (await ask(`/events/${event}`)).json.stream_status
    await moveEventsByClock(server.ctx)
    expect(await status(id)).toBe('upcoming')
    now = new Date('2026-11-15T12:10:00Z')
    // The server's own clock runs every second.
    await expect.poll(() => status(id), { timeout: 3_000 }).toBe('live')
    expect(await status(waiting)).toBe('upcoming')
    const { json } = await ask('/events', { participant_id: season.team('team'), stream_status: 'live' })
    expect(json.items.map((event: { id: number }) => event.id)).toContain(id)
    now = new Date('2026-11-15T14:10:00Z')
    await expect.poll(() => status(id), { timeout: 3_000 }).toBe('finished')
    await expect.poll(() => status(waiting)).toBe('finished')
  })

  it('by an encoder and by a person, along the table of moves, once', async () => {
    const id = await season.add('2026-11-16T12:10:00Z')
    const move = (to: 'live' | 'finished' | 'upcoming', by: 'ingest' | 'operator' | 'clock') =>
      moveEvent(server.ctx, server.alphaId, id, { to, by })
    expect(await move('finished', 'ingest')).toBe('no_such_move')
    expect(await move('live', 'clock')).toBe('waits_for_encoder')
    expect(await Promise.all([move('live', 'ingest'), move('live', 'ingest')])).toEqual([null, null])
    const before = (await ask('/events-changes')).json.cursor
    expect(await move('finished', 'ingest')).toBeNull()
    const { json } = await ask('/events-changes', { cursor: before })
    // The server's own clock may have moved others meanwhile.
    expect(json.is_complete).toBe(true)
    expect(json.items.filter((item: { id: number }) => item.id === id)).toMatchObject([
      { id, stream_status: 'finished' },
    ])
    await expect(moveEvent(server.ctx, server.betaId, id, { to: 'live', by: 'operator' })).rejects.toThrow(
      'Not found',
    )
  })

  it('and its score, period and time show at once', async () => {
    const id = await season.add('2026-11-15T14:00:00Z', {
      stream_status: 'live',
      teams: ['heloise-ball', 'team'],
    })
    const team = season.team('team')
    await updateEvent(server.ctx, server.alphaId, id, {
      scores: [{ participant_id: team, score: 7 }],
      period: 'Q2 3:10',
    })
    expect((await ask(`/events/${id}`)).json).toMatchObject({
      period: 'Q2 3:10',
      participants: [{}, { score: 7 }],
    })
    await updateEvent(server.ctx, server.alphaId, id, {
      times: { event_utc_ts: new Date('2026-11-15T14:30:00Z'), ends_at: new Date('2026-11-15T18:00:00Z') },
    })
    await expect
      .poll(async () => (await ask('/events', { participant_id: team, stream_status: 'live' })).json.items[0])
      .toMatchObject({ id, event_utc_ts: Date.parse('2026-11-15T14:30:00Z') / 1000 })
  })
})
