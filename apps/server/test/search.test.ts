import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listLikeWords } from '../src/catalogue/event-search/index.ts'
import type { EventPage } from '../src/catalogue/events/event-list-store.ts'
import { findEventIds } from '../src/catalogue/events/index.ts'
import type { Db } from '../src/db/connection.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { rateLimitScale: 1 },
})
const season = await openSeason(server)
await season.add('2026-11-16T20:00:00Z', { teams: ['heloise-ball', 'team'] })
await addOtherGames(10_500)
const key = await server.anonymousKey()

/** As many more as make an index worth its while, each with a word of its own. */
async function addOtherGames(count: number) {
  const { db } = server.ctx
  await db.execute(sql`
    insert into events (channel_id, name, sort_name, search_words, type, event_category_id, event_utc_ts, ends_at, time_zone, description)
    select channel_id, name, sort_name, array['other', 'match' || n, case n % 2 when 0 then 'even' else 'odd' end, case n when 10400 then 'odd' else 'other' end], type, event_category_id,
      event_utc_ts + n * interval '1 hour', ends_at + n * interval '1 hour', time_zone, description
    from events, generate_series(1, ${sql.raw(String(count))}) as n`)
  await db.execute(
    sql`insert into search_words select channel_id, word, count(distinct id) from events, unnest(search_words) as word
      group by 1, 2 on conflict (channel_id, word) do update set events = excluded.events`,
  )
  await db.execute(sql`analyze events, search_words`)
}

/** What PostgreSQL means to do for a store function. */
async function plan(ask: (db: Db) => Promise<unknown>): Promise<string> {
  const { db } = server.ctx
  const lines: string[] = []
  const explain = async (query: SQL) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    lines.push(...rows.map(row => row['QUERY PLAN']))
    return { rows: [] }
  }
  await ask(new Proxy(db, { get: (real, name) => (name === 'execute' ? explain : Reflect.get(real, name)) }))
  return lines.join('\n')
}

const found = async (text: string, as = key) =>
  server.ask(`/api/events?text=${encodeURIComponent(text)}`, { headers: { authorization: `Bearer ${as}` } })

const filter = {
  statuses: ['upcoming' as const],
  from: new Date(0),
  before: null,
  categoryIds: null,
  locationId: null,
  participantId: null,
  groupId: null,
  favorites: null,
}
const page: EventPage = { sortField: 'event_utc_ts', sortDirection: 'asc', limit: 20, offset: 0 }

describe('a search', () => {
  it('compares with the words of the channel by their index, and never with every event', async () => {
    const words = await plan(db => listLikeWords(db, server.alphaId, ['heloise']))
    expect(words).toContain('search_words_like')
    expect(words).not.toContain('Seq Scan')
  })

  it('finds the events by the index of their words', async () => {
    const rare = await plan(db =>
      findEventIds(
        db,
        server.alphaId,
        { ...filter, words: [{ words: ['match17', 'match170'], events: 2, ofEvents: 6_000 }] },
        page,
      ),
    )
    expect(rare).toContain('events_by_word')
    expect(rare).not.toContain('Seq Scan')
    // What nearly all have: from the first on, in the order of the list.
    const frequent = await plan(db =>
      findEventIds(
        db,
        server.alphaId,
        { ...filter, words: [{ words: ['other'], events: 5_001, ofEvents: 6_000 }] },
        page,
      ),
    )
    expect(frequent).toContain('Index Only Scan using events_by_status')
    expect(frequent).not.toMatch(/Sort|Seq Scan|Index Scan/)
    const unknown = await plan(db =>
      findEventIds(
        db,
        server.alphaId,
        { ...filter, words: [{ words: [], events: 0, ofEvents: 6_000 }] },
        page,
      ),
    )
    expect(unknown).not.toContain('Scan')
  })

  it('finds events with two frequent words, whether many have both, few or none', async () => {
    const { db } = server.ctx
    const frequent = (word: string) => ({ words: [word], events: 6_000, ofEvents: 50_000 })
    const find = (words: string[], limits: Partial<typeof filter & EventPage> = {}) =>
      findEventIds(
        db,
        server.alphaId,
        { ...filter, words: words.map(frequent), ...limits },
        { ...page, ...limits },
      )
    const both = await find(['other', 'even'])
    expect(both).toMatchObject({ ids: { length: 20 }, total: 100 })
    const later = await find(['other', 'even'], { offset: 15, limit: 5 })
    expect(later.ids).toEqual(both.ids.slice(15))
    // The only one that has both is further down the list than is looked for.
    const rare = await find(['even', 'odd'])
    expect(rare).toMatchObject({ ids: { length: 1 }, total: 1 })
    expect(await find(['odd', 'even'], { from: new Date('2100-01-01T00:00:00Z') })).toEqual({
      ids: [],
      total: 0,
    })
    expect(await find(['even', 'odd'], { sortField: 'name', sortDirection: 'desc' })).toEqual(rare)
  })

  it('forgives typing errors, accents and half a word, and requires each word', async () => {
    for (const text of ['Heloise', 'héloï', 'heloyse', 'other match17', 'MATCH4999']) {
      const { items } = (await found(text)).json
      expect({ text, isFound: items.length > 0 }).toEqual({ text, isFound: true })
    }
    expect((await found('heloise match17')).json.items).toEqual([])
    expect((await found('zzzzzz')).json).toMatchObject({ items: [], total: 0 })
  })

  it('searches only the games of a chosen school or team', async () => {
    const [game] = (await found('heloise')).json.items
    const [{ id, group_id: groupId }] = game.participants
    const headers = { authorization: `Bearer ${key}` }
    for (const chosen of [`participant_id=${id}`, `group_id=${groupId}`]) {
      const ask = async (text: string) =>
        (await server.ask(`/api/events?${chosen}&text=${text}`, { headers })).json.total
      expect({ own: await ask('heloise'), other: await ask('match17') }).toEqual({ own: 1, other: 0 })
    }
  })

  it('is answered 30 times a minute per visitor, whatever the words', async () => {
    const own = await server.anonymousKey()
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push((await found(`unknown${n}`, own)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    const library = (query: string) =>
      server.ask(`/api/vod-media/search${query}`, { headers: { authorization: `Bearer ${own}` } })
    expect((await library('?title=x')).status).toBe(429)
    // A list without words costs little, and another visitor behind the same address is not the one who asked.
    expect((await library('')).status).toBe(200)
    expect((await found('heloise')).status).toBe(200)
  })
})
