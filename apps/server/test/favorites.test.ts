import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { favorites } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

let usersMade = 0

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const season = await openSeason(server)

/** Somebody who has no favourites yet. */
async function newFan(channel: 'alpha' | 'beta' = 'alpha') {
  usersMade += 1
  const channelId = channel === 'alpha' ? server.alphaId : server.betaId
  const { apiKey, userId } = await server.programKey(channelId, `fan-${usersMade}@example.com`)
  const ask = (path: string, options: { method?: string; body?: unknown } = {}) =>
    server.ask(`/api${path}`, {
      ...options,
      host: `${channel}.test`,
      headers: { authorization: `Bearer ${apiKey}` },
    })
  return {
    userId,
    ask,
    add: (favoritable_type: unknown, favoritable_id: unknown) =>
      ask('/favorite', { method: 'POST', body: { favoritable_type, favoritable_id } }),
    remove: (id: number) => ask(`/favorite/${id}`, { method: 'DELETE' }),
    list: async () => (await ask('/favorites')).json.items,
  }
}

const rowsOf = (userId: number) => server.ctx.db.select().from(favorites).where(eq(favorites.user_id, userId))

describe('a favourite', () => {
  it('is kept, listed oldest first, and removed', async () => {
    const fan = await newFan()
    expect(await fan.list()).toEqual([])
    const school = await fan.add('group', season.group('heloise'))
    const team = await fan.add('participant', season.team('team'))
    const sport = await fan.add('category', season.sport('small-ball'))
    expect(school).toMatchObject({
      status: 200,
      json: { favoritable_type: 'group', favoritable_id: season.group('heloise') },
    })
    expect((await fan.ask('/favorites')).json).toEqual({
      items: [school.json, team.json, sport.json],
      total: 3,
      limit: 3,
      offset: 0,
    })
    expect(await fan.remove(team.json.id)).toMatchObject({ status: 200, json: { success: true } })
    expect(await fan.list()).toEqual([school.json, sport.json])
  })

  it('that is added again is the same one with the same answer', async () => {
    const fan = await newFan()
    const first = await fan.add('group', season.group('school'))
    expect(await fan.add('group', season.group('school'))).toMatchObject({ status: 200, json: first.json })
    expect(await rowsOf(fan.userId)).toHaveLength(1)
  })

  it('that twenty taps add at once is one row and gives one answer', async () => {
    const fan = await newFan()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fan.add('participant', season.team('team'))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect(await rowsOf(fan.userId)).toHaveLength(1)
  })

  it('that is removed twice answers 404 the second time, and can be added again', async () => {
    const fan = await newFan()
    const { json } = await fan.add('group', season.group('school'))
    expect((await fan.remove(json.id)).status).toBe(200)
    expect(await fan.remove(json.id)).toMatchObject({ status: 404, json: { error: { code: 'not_found' } } })
    expect((await fan.add('group', season.group('school'))).status).toBe(200)
    expect(await fan.list()).toHaveLength(1)
  })

  it.each([
    ['a number', 1, 'must be a string'],
    ['nothing', undefined, 'must be a string'],
    ['null', null, 'must be a string'],
    ['a list', ['group'], 'must be a string'],
    ['an unknown word', 'team', 'must be one of participant, group, category'],
    ['another case', 'Group', 'must be one of participant, group, category'],
    ['an empty text', '', 'must be one of participant, group, category'],
  ])('with %s as its type is refused, naming the field', async (_, type, message) => {
    const fan = await newFan()
    const { status, json } = await fan.add(type, 1)
    expect({ status, fields: json.error.fields }).toEqual({
      status: 400,
      fields: { favoritable_type: message },
    })
    expect(await rowsOf(fan.userId)).toEqual([])
  })

  it.each([[0], [-1], [1.5], ['1'], [null], [2_147_483_648]])(
    'with %o as its id is refused, naming the field',
    async id => {
      const { status, json } = await (await newFan()).add('group', id)
      expect(status).toBe(400)
      expect(Object.keys(json.error.fields)).toEqual(['favoritable_id'])
    },
  )

  it('that the channel does not have answers 404', async () => {
    const fan = await newFan()
    const beta = await openSeason(server, 'beta')
    const foreign: [string, number][] = [
      ['group', beta.group('school')],
      ['participant', beta.team('team')],
      ['category', beta.sport('ball')],
      ['participant', 2_147_483_647],
    ]
    for (const [type, id] of foreign) expect((await fan.add(type, id)).status).toBe(404)
    expect(await rowsOf(fan.userId)).toEqual([])
  })

  it('of another user or channel can be neither seen nor removed', async () => {
    const [owner, other, stranger] = [await newFan(), await newFan(), await newFan('beta')]
    const { json } = await owner.add('group', season.group('school'))
    for (const fan of [other, stranger]) {
      expect((await fan.remove(json.id)).status).toBe(404)
      expect(await fan.list()).toEqual([])
    }
    expect(await owner.list()).toEqual([json])
  })

  it('of a team that has left the channel is no longer listed', async () => {
    const fan = await newFan()
    await fan.add('group', season.group('school'))
    await server.ctx.db.insert(favorites).values({
      channel_id: server.alphaId,
      user_id: fan.userId,
      favoritable_type: 'participant',
      favoritable_id: 2_147_483_647,
    })
    expect(await fan.list()).toMatchObject([{ favoritable_type: 'group' }])
  })

  it('is not available to visitors', async () => {
    const headers = { authorization: `Bearer ${await server.anonymousKey()}` }
    const body = { favoritable_type: 'group', favoritable_id: season.group('school') }
    for (const answer of [
      await server.ask('/api/favorites', { headers }),
      await server.ask('/api/favorite', { headers, body }),
      await server.ask('/api/favorite/1', { headers, method: 'DELETE' }),
    ]) {
      expect(answer).toMatchObject({ status: 401, json: { error: { message: 'user must be logged in' } } })
    }
  })
})

describe('events of favourites', () => {
  let ids: Record<'lastWeek' | 'tomorrow' | 'nextWeek' | 'second' | 'other', number>
  beforeAll(async () => {
    ids = {
      lastWeek: await season.add('2026-03-01T18:00:00Z', {
        teams: ['team', 'heloise-ball'],
        stream_status: 'finished',
        name: 'Winter final',
      }),
      tomorrow: await season.add('2100-03-02T18:00:00Z', { teams: ['heloise-ball'], name: 'Beta game' }),
      nextWeek: await season.add('2100-03-09T18:00:00Z', { teams: ['heloise-ball'], name: 'Alpha game' }),
      second: await season.add('2100-03-10T18:00:00Z', {
        teams: ['heloise-second'],
        event_category_id: season.sport('small-ball'),
        name: 'Small game',
      }),
      other: await season.add('2100-03-11T18:00:00Z', { teams: ['team'], name: 'Other game' }),
    }
  })
  const listed = async (fan: Awaited<ReturnType<typeof newFan>>, query = '') =>
    (await fan.ask(`/events/favorite${query}`)).json.items.map((event: { id: number }) => event.id)

  it('are empty without favourites', async () => {
    expect(await listed(await newFan())).toEqual([])
  })

  it('of a team are only the games of that team', async () => {
    const fan = await newFan()
    await fan.add('participant', season.team('heloise-second'))
    expect(await listed(fan)).toEqual([ids.second])
  })

  it('of a school are those of all its teams, each game once', async () => {
    const fan = await newFan()
    await fan.add('group', season.group('heloise'))
    await fan.add('participant', season.team('heloise-ball'))
    expect(await listed(fan, '?stream_status=upcoming')).toEqual([ids.tomorrow, ids.nextWeek, ids.second])
  })

  it('of a sport include those of the sports below it', async () => {
    const fan = await newFan()
    await fan.add('category', season.sport('small-ball'))
    expect(await listed(fan)).toEqual([ids.second])
    await fan.add('category', season.sport('ball'))
    expect((await listed(fan)).toSorted()).toEqual(Object.values(ids).toSorted())
  })

  it.each<[string, (keyof typeof ids)[]]>([
    ['?stream_status=finished', ['lastWeek']],
    ['?stream_status=upcoming', ['tomorrow', 'nextWeek']],
    ['?start_date=2100-03-09', ['nextWeek']],
    ['?stream_status=upcoming&end_date=2100-03-08', ['tomorrow']],
    ['?start_date=2026-03-01&end_date=2026-03-01', ['lastWeek']],
    ['?stream_status=upcoming&sort_direction=desc', ['nextWeek', 'tomorrow']],
    ['?stream_status=upcoming&sort_field=name', ['nextWeek', 'tomorrow']],
    ['?sort_field=name&sort_direction=desc', ['lastWeek', 'tomorrow', 'nextWeek']],
    ['?sort_direction=asc&limit=1', ['lastWeek']],
    ['?sort_direction=asc&limit=1&offset=1', ['tomorrow']],
    ['?limit=0', []],
  ])('follow the query %s', async (query, expected) => {
    const fan = await newFan()
    await fan.add('participant', season.team('heloise-ball'))
    expect(await listed(fan, query)).toEqual(expected.map(name => ids[name]))
  })

  it('refuse an invalid query, naming the field', async () => {
    const fan = await newFan()
    for (const [query, field] of [
      ['stream_status=over', 'stream_status'],
      ['start_date=2026-13-01', 'start_date'],
      ['start_date=2026-02-02&end_date=2026-02-01', 'end_date'],
      ['offset=-1', 'offset'],
      ['limit=101', 'limit'],
      ['sort_field=price', 'sort_field'],
      ['sort_direction=up', 'sort_direction'],
    ]) {
      const { status, json } = await fan.ask(`/events/favorite?${query}`)
      expect({ query, status, fields: Object.keys(json.error.fields) }).toEqual({
        query,
        status: 400,
        fields: [field],
      })
    }
  })
})
