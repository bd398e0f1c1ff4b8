import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { describeDifference, diffChannel } from '../src/content/channel-code/index.ts'
import { auditLog, events } from '../src/db/tables.ts'
import { buildLeague, derbyEntry as filed, type GameEntry, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const files = (...games: GameEntry[]) => {
  const channel = buildLeague('alpha')
  channel.document.events = games
  return channel
}

const server = await serveTests({ channels: [files(filed), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId)

const sold = { type: 'ppv', base_price: 799, service_fee: 50, description: { en: 'The opener' } }
const terms = (change: object = {}) => season.terms({ ...sold, ...change })
const add = (change: object = {}) => studio.post('/channels/alpha/games', terms(change))
const get = async (id: number) => (await studio.get(`/channels/alpha/games/${id}`)).json
const save = async (id: number, change: object, version?: string) => {
  const game = await get(id)
  return studio.post(`/channels/alpha/games/${id}`, {
    ...game.terms,
    ...change,
    version: version ?? game.version,
  })
}
const fieldsOf = (answer: Awaited<ReturnType<typeof add>>) => answer.json.error?.fields
const view = async (path: string) => {
  const apiKey = await server.anonymousKey()
  return server.ask(`/api${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
}
const findFiled = async () => {
  const [row] = await server.ctx.db.select().from(events).where(eq(events.source_key, 'code:derby'))
  if (!row) throw new Error('no derby')
  return row
}
const diff = async (...games: GameEntry[]) =>
  (await diffChannel(server.ctx, server.alphaId, files(...games).document)).map(describeDifference)

describe('a game that an operator creates', () => {
  it('comes with a camera that has a key, if one is asked for', async () => {
    const { json } = await add({ time: '2099-09-09 19:00', camera: 'Press box' })
    const { cameras } = (await studio.get(`/channels/alpha/events/${json.id}`)).json
    expect(cameras).toMatchObject([{ name: 'Press box', state: 'idle' }])
    const { stream_key } = (
      await studio.get(`/channels/alpha/events/${json.id}/cameras/${cameras[0].id}/key`)
    ).json
    expect(stream_key).toMatch(/^[\w-]{22}$/)
    const bare = await add({ time: '2099-09-10 19:00' })
    expect((await studio.get(`/channels/alpha/events/${bare.json.id}`)).json.cameras).toEqual([])
  })

  it('is offered to be copied, and its venue with the side at home', async () => {
    const { json } = await add({ time: '2099-09-11 19:00' })
    const choices = (await studio.get('/channels/alpha/game-choices')).json
    expect(choices.last_game).toMatchObject({ id: json.id, name: 'Northwick Herons @ Team alpha' })
    const venueOf = (id: number) => choices.teams.find((team: { id: number }) => team.id === id).venue_id
    expect(venueOf(season.team('team'))).toBe(season.location)
    expect(venueOf(season.team('heloise-ball'))).toBeNull()
  })

  it('is shown to viewers at the time of its venue and under the names of its teams', async () => {
    const { status, json } = await add()
    expect(status).toBe(200)
    expect((await view(`/events/${json.id}?language=fr`)).json).toMatchObject({
      name: 'Northwick Herons @ Team alpha fr',
      event_utc_ts: Date.parse('2099-10-02T23:00:00Z') / 1000,
      type: 'ppv',
      base_price: 799,
    })
    const found = await view('/events?text=herons&limit=50')
    expect(found.json.items.map(({ id }: { id: number }) => id)).toContain(json.id)
    const game = await get(json.id)
    expect(game).toMatchObject({ terms: terms(), is_of_files: false, by_hand: [], removal: null, buyers: 0 })
  })

  it('can be a meet, or an event without teams', async () => {
    const sides = { away_id: null, home_id: null, title: { en: 'Gala', bg: 'Гала' } }
    const teams = [season.team('team'), season.team('heloise-second')]
    const meet = await add({ ...sides, team_ids: teams, time: '2099-10-03 10:00' })
    expect((await get(meet.json.id)).terms).toMatchObject({ team_ids: teams, title: sides.title })
    const gala = await add({ ...sides, sport_id: season.sport('ball'), time: '2099-10-03 11:00' })
    expect((await get(gala.json.id)).terms).toMatchObject({ home_id: null, sport_id: season.sport('ball') })
  })

  it.each<[string, () => object, object]>([
    ['without a time', () => ({ time: 'soon' }), { time: 'no_time' }],
    ['at a time that clocks skip', () => ({ time: '2099-03-08 02:30' }), { time: 'skipped' }],
    ['that would already be over', () => ({ time: '2020-01-01 19:00' }), { time: 'past' }],
    ['of a team against itself', () => ({ away_id: season.team('team') }), { away_id: 'same_team' }],
    ['with an unknown team', () => ({ away_id: 2_000_000_000 }), { away_id: 'unknown' }],
    ['at an unknown venue', () => ({ venue_id: 2_000_000_000 }), { venue_id: 'unknown' }],
    ['free with a price', () => ({ type: 'free' }), { type: 'free_with_price' }],
    ['ppv without one', () => ({ base_price: 0, service_fee: 0 }), { base_price: 'no_price' }],
    ['in a language that the channel lacks', () => ({ title: { de: 'Spiel' } }), { title: 'language' }],
  ])('is refused %s', async (_name, change, fields) => {
    const answer = await add({ time: '2099-10-04 19:00', ...change() })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual(fields)
  })

  it('is refused if one of its teams plays at the same time, unless that game is cancelled', async () => {
    const { json } = await add({ time: '2099-10-05 19:00' })
    const again = { time: '2099-10-05 19:00', away_id: season.team('heloise-second') }
    expect(fieldsOf(await add(again))).toEqual({ time: 'clash' })
    await studio.post(`/channels/alpha/events/${json.id}/cancel`)
    expect((await add(again)).status).toBe(200)
  })
})

describe('a game that two operators change', () => {
  it('belongs to the first: the second hears of it, and nothing is lost', async () => {
    const { id } = (await add({ time: '2099-10-06 19:00' })).json
    const { version } = await get(id)
    expect((await save(id, { base_price: 900 }, version)).status).toBe(200)
    expect((await save(id, { base_price: 100 }, version)).json.error.code).toBe('conflict')
    expect((await get(id)).terms.base_price).toBe(900)
    // What the night changes is no change of the plan.
    const seen = await get(id)
    await updateEvent(server.ctx, server.alphaId, id, { period: 'Q1' })
    expect((await save(id, { minutes: 90 }, seen.version)).status).toBe(200)
  })

  it('is recorded in the audit log, with what changed', async () => {
    const { id } = (await add({ time: '2099-10-07 19:00' })).json
    await save(id, { base_price: 901, time: '2099-10-07 20:00' })
    await save(id, {})
    const lines = await server.ctx.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.target_type, 'event'), eq(auditLog.target_id, id)))
      .orderBy(auditLog.id)
    expect(lines).toMatchObject([
      { action: 'add_game' },
      { action: 'change_game', details: { changed: 'schedule price' } },
    ])
  })
})

describe('a game that is moved', () => {
  it('stays bought, and says who holds it and why it cannot be removed', async () => {
    const { id } = (await add({ time: '2099-10-08 19:00' })).json
    const { userId } = await server.userKey()
    await openShop(server).add(userId, { event_id: id, payment_intent_id: 'pi_game' })
    expect((await save(id, { time: '2099-10-09 19:00' })).status).toBe(200)
    expect(await get(id)).toMatchObject({ buyers: 1, removal: 'held' })
    expect((await studio.post(`/channels/alpha/events/${id}/remove`)).status).toBe(409)
  })

  it('must not have been played; a game that ended only by the clock becomes upcoming', async () => {
    const teams = ['heloise-ball', 'team']
    const played = await season.add('2026-03-05T23:00:00Z', { stream_status: 'finished', teams })
    await updateEvent(server.ctx, server.alphaId, played, {
      scores: [{ participant_id: season.team('team'), score: 1 }],
    })
    expect(fieldsOf(await save(played, { time: '2099-10-10 19:00' }))).toEqual({ time: 'begun' })
    expect((await save(played, { description: { en: 'What a game' } })).status).toBe(200)
    const rained = await season.add('2026-03-06T23:00:00Z', { stream_status: 'finished', teams })
    expect((await save(rained, { time: '2099-10-11 19:00' })).status).toBe(200)
    expect((await get(rained)).stream_status).toBe('upcoming')
  })
})

describe('a game of the channel’s files', () => {
  it('keeps an operator’s changes, and the diff says so', async () => {
    const { id } = await findFiled()
    await save(id, { base_price: 1200 })
    expect(await get(id)).toMatchObject({ is_of_files: true, by_hand: ['price'] })
    const later = { ...filed, time: '2099-11-21 19:00', base_price: 500 }
    expect(await diff(later)).toEqual([
      'events[derby].time: 2099-11-20 19:00 → 2099-11-21 19:00',
      'events[derby].base_price stays 1200, for it was changed by hand; the files say 500',
    ])
    expect(await server.apply(files(later))).toMatchObject({ changed: true, kept: [{ kind: 'kept' }] })
    expect((await get(id)).terms).toMatchObject({ base_price: 1200, time: '2099-11-21 19:00' })
    expect(await server.apply(files(later))).toMatchObject({ changed: false })
    // A game that files no longer name is not taken away from who changed it.
    expect(await diff()).toEqual(['events[derby] stays as it is, for it was changed by hand'])
    await server.apply(files())
    expect((await get(id)).terms.base_price).toBe(1200)
  })

  it('follows the files again once they say the same, or once an operator lets it', async () => {
    const { id } = await findFiled()
    const same = { ...filed, time: '2099-11-21 19:00', base_price: 1200 }
    await server.apply(files(same))
    expect(await get(id)).toMatchObject({ by_hand: [] })
    await server.apply(files({ ...same, base_price: 600 }))
    expect((await get(id)).terms.base_price).toBe(600)
    await save(id, { description: { en: 'By hand' } })
    expect((await studio.post(`/channels/alpha/games/${id}/release`)).status).toBe(200)
    expect((await studio.post(`/channels/alpha/games/${id}/release`)).status).toBe(409)
    await server.apply(files(same))
    expect((await get(id)).terms).toMatchObject({ description: {}, base_price: 1200 })
  })
})
