import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findGroupIds, findParticipantIds } from '../src/catalogue/participants/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { rateLimitScale: 1 },
  now: () => new Date('2026-11-16T20:30:00Z'),
})
const season = await openSeason(server)
const of = { teams: ['heloise-ball', 'team'] }
const games = {
  earlier: await season.add('2026-03-04T20:00:00Z', { ...of, stream_status: 'finished' }),
  over: await season.add('2026-03-05T20:00:00Z', { ...of, stream_status: 'finished' }),
  later: await season.add('2026-12-05T20:00:00Z', of),
  soon: await season.add('2026-12-04T20:00:00Z', of),
  live: await season.add('2026-11-16T20:00:00Z', { ...of, stream_status: 'live' }),
}
const key = await server.anonymousKey()

const search = (text: string, as = key) =>
  server.ask(`/api/search?text=${encodeURIComponent(text)}`, { headers: { authorization: `Bearer ${as}` } })

/** As many as make an index worth its while: ten teams at each school. */
async function addOtherSchools(count: number) {
  const { alphaId } = server
  const { db } = server.ctx
  await db.execute(sql`
    insert into participant_groups (channel_id, alias, name, city, color, position)
    select channel_id, 'school-' || n, jsonb_build_object('en', 'Springfield College ' || n), city, color, n
    from participant_groups, generate_series(1, ${sql.raw(String(count))}) as n
    where alias = 'heloise' and channel_id = ${alphaId}`)
  await db.execute(sql`
    insert into participants (channel_id, group_id, alias, name, short_name, gender, category_id, position, image_ids)
    select t.channel_id, g.id, g.alias || '-' || n, jsonb_build_object('en', 'Springfield Comets ' || n), 'SC' || n,
      t.gender, t.category_id, n, t.image_ids
    from participants as t join participant_groups as g on g.channel_id = t.channel_id, generate_series(1, 10) as n
    where t.alias = 'heloise-ball' and t.channel_id = ${alphaId} and g.alias like 'school-%'`)
  await db.execute(sql`analyze participants, participant_groups`)
}

/** What PostgreSQL means to do for a store function. */
async function plan(find: typeof findGroupIds, text: string): Promise<string> {
  const { db } = server.ctx
  const lines: string[] = []
  const explain = async (query: SQL) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    lines.push(...rows.map(row => row['QUERY PLAN']))
    return { rows: [] }
  }
  const explaining = new Proxy(db, {
    get: (real, name) => (name === 'execute' ? explain : Reflect.get(real, name)),
  })
  await find(explaining, server.alphaId, { text, words: [text], limit: 5 })
  return lines.join('\n')
}

describe('a search from any page', () => {
  it('finds games, a school and its teams by the typed name, even with a typing error', async () => {
    for (const text of ['Heloise', 'heloyse', 'ЕЛОИЗ', ' héloïse ']) {
      const { json } = await search(text)
      expect(json.participant_groups).toMatchObject({ items: [{ alias: 'heloise' }], total: 1 })
      expect(json.participants.items.map(({ alias }: { alias: string }) => alias)).toEqual([
        'heloise-ball',
        'heloise-second',
      ])
      expect(json.events.total).toBe(5)
    }
  })

  it('finds a team by its own name, and a school by its town', async () => {
    const { json } = await search('egrets')
    expect(json.participants).toMatchObject({ items: [{ alias: 'heloise-second' }], total: 1 })
    expect(json.participant_groups).toMatchObject({ items: [], total: 0 })
    expect((await search('northwick')).json.participant_groups.total).toBe(1)
  })

  it('puts live games first, then upcoming ones, then the latest finished ones', async () => {
    const { json } = await search('heloise')
    const { live, soon, later, over, earlier } = games
    expect(json.events.items.map(({ id }: { id: number }) => id)).toEqual([live, soon, later, over, earlier])
  })

  it('finds items of the library by a word of their title', async () => {
    const headers = { authorization: `Bearer ${key}` }
    const [item] = (await server.ask('/api/vod-media-items', { headers })).json.items
    const { json } = await search(item.title)
    expect(json.vod_media_items.items.map(({ id }: { id: number }) => id)).toContain(item.id)
  })

  it('finds nothing if nothing is similar, and refuses a search without words', async () => {
    const { json } = await search('zzzzzz')
    expect(Object.values(json)).toEqual(Array(4).fill({ items: [], total: 0 }))
    expect((await search('   ')).status).toBe(400)
    expect((await search('@')).json.participants).toEqual({ items: [], total: 0 })
    expect((await search('%_\\')).status).toBe(200)
  })

  it('counts towards the search limit of a visitor', async () => {
    const own = await server.anonymousKey()
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push((await search(`unknown${n}`, own)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })

  it('looks up teams and schools by an index if there are many', async () => {
    await addOtherSchools(500)
    const teams = await plan(findParticipantIds, 'egrets')
    expect(teams).toContain('participants_search')
    expect(teams).not.toContain('Seq Scan')
    const schools = await plan(findGroupIds, 'heloise')
    expect(schools).toContain('participant_groups_search')
    expect(schools).not.toContain('Seq Scan')
  })
})
