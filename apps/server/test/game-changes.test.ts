import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeDifference, diffChannel } from '../src/content/channel-code/index.ts'
import { auditLog, events } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { buildLeague, derbyEntry, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

/** A day of its own for each test, so that no game is in the way of another's. */
let day = 0
const dayOf = (offset = 0) =>
  `2099-${String(1 + Math.floor((day + offset) / 28)).padStart(2, '0')}-${String(1 + ((day + offset) % 28)).padStart(2, '0')}`

const files = () => {
  const channel = buildLeague('alpha')
  channel.document.events = [{ ...derbyEntry, time: '2099-12-20 19:00' }]
  return channel
}

const server = await serveTests({ channels: [files(), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId)
beforeEach(() => {
  day += 7
})

async function add(change: object = {}): Promise<number> {
  const sold = { time: `${dayOf()} 19:00`, type: 'ppv', base_price: 799, service_fee: 50 }
  const { status, json } = await studio.post('/channels/alpha/games', season.terms({ ...sold, ...change }))
  expect(status).toBe(200)
  return json.id
}
const get = async (id: number) => (await studio.get(`/channels/alpha/games/${id}`)).json
const list = async (query: string): Promise<number[]> =>
  (await studio.get(`/channels/alpha/events?${query}`)).json.items.map(({ id }: { id: number }) => id)
const preview = async (games: object, change: object, leftOut: number[] = []) =>
  (await studio.post('/channels/alpha/game-changes/preview', { games, change, left_out: leftOut })).json
const write = (games: object, change: object, version: string, leftOut: number[] = []) =>
  studio.post('/channels/alpha/game-changes', { games, change, left_out: leftOut, version })
async function change(games: object, what: object, leftOut: number[] = []) {
  const { version } = await preview(games, what, leftOut)
  return write(games, what, version, leftOut)
}
const lastLine = async () =>
  (
    await server.ctx.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.channel_id, server.alphaId))
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0]

describe('the list of games', () => {
  it('is filtered by days, sport, school, team, sale, camera and state, all together', async () => {
    const sold = await add()
    const free = await add({ time: `${dayOf()} 21:00`, type: 'free', base_price: 0, service_fee: 0 })
    const days = `from=${dayOf()}&to=${dayOf()}`
    expect(await list(days)).toEqual([free, sold])
    expect(await list(`from=${dayOf(1)}&to=${dayOf(1)}`)).toEqual([])
    expect(await list(`${days}&sale=sold`)).toEqual([sold])
    expect(await list(`${days}&sale=free&sport=${season.sport('ball')}`)).toEqual([free])
    expect(await list(`${days}&team=${season.team('team')}&search=herons`)).toEqual([free, sold])
    expect(await list(`${days}&team=${season.team('heloise-second')}`)).toEqual([])
    await addCamera(server.ctx, server.alphaId, sold, 'Main')
    expect(await list(`${days}&camera=none`)).toEqual([free])
    expect(await list(`${days}&camera=none&search=herons&team=${season.team('team')}`)).toEqual([free])
    await studio.post(`/channels/alpha/events/${free}/cancel`)
    expect(await list(`${days}&status=cancelled`)).toEqual([free])
    expect(await list(`${days}&status=live`)).toEqual([])
  })

  it('refuses days that run backwards', async () => {
    const { status, json } = await studio.get('/channels/alpha/events?from=2099-02-01&to=2099-01-01')
    expect([status, Object.keys(json.error.fields)]).toEqual([400, ['to']])
  })
})

describe('games that are changed together', () => {
  it('move by days at the same hour, and by minutes, as the preview says', async () => {
    const ids = [await add(), await add({ time: `${dayOf(1)} 19:00` })]
    const move = { kind: 'move', days: 2, minutes: 30 }
    const seen = await preview({ ids }, move)
    expect(seen.counts).toEqual({ changed: 2, same: 0, wrong: 0, left_out: 0 })
    expect(seen.games[0]).toMatchObject({ id: ids[0], state: 'changed', buyers: 0 })
    expect((await get(ids[0] ?? 0)).terms.time).toBe(`${dayOf()} 19:00`)
    expect(await write({ ids }, move, seen.version)).toMatchObject({ status: 200, json: { changed: 2 } })
    expect((await get(ids[0] ?? 0)).terms.time).toBe(`${dayOf(2)} 19:30`)
    expect((await get(ids[1] ?? 0)).terms.time).toBe(`${dayOf(3)} 19:30`)
    expect(await lastLine()).toMatchObject({ action: 'change_games', details: { kind: 'move', games: 2 } })
  })

  it('keep their hour across a clock change, and a skipped hour is reported', async () => {
    const id = await add({ time: '2099-03-01 02:30' })
    expect((await preview({ ids: [id] }, { kind: 'move', days: 7, minutes: 0 })).games[0].problem).toEqual({
      code: 'skipped',
      found: '',
    })
    await change({ ids: [id] }, { kind: 'move', days: 14, minutes: 0 })
    expect((await get(id)).terms.time).toBe('2099-03-15 02:30')
  })

  it('are all found by a filter, however many pages it has', async () => {
    const ids = [
      await add(),
      await add({ time: `${dayOf()} 21:00` }),
      await add({ time: `${dayOf()} 23:00` }),
    ]
    const filter = { from: dayOf(), to: dayOf(), sale: 'sold' }
    const price = { kind: 'price', price: { type: 'free', base_price: 0, service_fee: 0 } }
    expect((await change({ filter }, price, [ids[2] ?? 0])).json).toEqual({ changed: 2 })
    expect(await Promise.all(ids.map(async id => (await get(id)).terms.type))).toEqual([
      'free',
      'free',
      'ppv',
    ])
  })

  it('all stay unchanged if one cannot change, until that one is left out', async () => {
    const [one, other] = [await add(), await add({ time: `${dayOf()} 21:00` })]
    await server.ctx.db.update(events).set({ stream_status: 'live' }).where(eq(events.id, other))
    const move = { kind: 'move', days: 1, minutes: 0 }
    const seen = await preview({ ids: [one, other] }, move)
    expect(seen.games.map(({ problem }: { problem: object }) => problem)).toEqual([
      null,
      { code: 'begun', found: '' },
    ])
    const refused = await write({ ids: [one, other] }, move, seen.version)
    expect([refused.status, refused.json.error.fields]).toEqual([400, { games: 'wrong' }])
    expect((await get(one)).terms.time).toBe(`${dayOf()} 19:00`)
    expect((await change({ ids: [one, other] }, move, [other])).json).toEqual({ changed: 1 })
    await server.ctx.db.update(events).set({ stream_status: 'finished' }).where(eq(events.id, other))
  })

  it('do not move to a time when one of their teams already plays', async () => {
    const [one, other] = [await add(), await add({ time: `${dayOf(1)} 19:00` })]
    const move = { kind: 'move', days: 1, minutes: 0 }
    expect((await preview({ ids: [one] }, move)).games[0].problem).toMatchObject({ code: 'clash' })
    // What moves away itself is in nobody's way.
    expect((await change({ ids: [one, other] }, move)).json).toEqual({ changed: 2 })
  })

  it('stay as they are if somebody changed one since the preview', async () => {
    const id = await add()
    const off = { kind: 'cancel' }
    const seen = await preview({ ids: [id] }, off)
    const game = await get(id)
    await studio.post(`/channels/alpha/games/${id}`, {
      ...game.terms,
      base_price: 900,
      version: game.version,
    })
    expect((await write({ ids: [id] }, off, seen.version)).json.error.code).toBe('conflict')
    expect((await get(id)).is_cancelled).toBe(false)
  })

  it('name their buyers, and sold games are never removed', async () => {
    const [sold, other] = [await add(), await add({ time: `${dayOf()} 21:00` })]
    const { userId } = await server.userKey()
    await openShop(server).add(userId, { event_id: sold, payment_intent_id: 'pi_bulk' })
    const ids = [sold, other]
    const seen = await preview({ ids }, { kind: 'remove' })
    expect(seen.games).toMatchObject([
      { state: 'wrong', buyers: 1, problem: { code: 'held' } },
      { state: 'changed', buyers: 0 },
    ])
    expect((await change({ ids }, { kind: 'remove' })).status).toBe(400)
    expect((await change({ ids }, { kind: 'remove' }, [sold])).json).toEqual({ changed: 1 })
    expect((await studio.get(`/channels/alpha/games/${other}`)).status).toBe(404)
    expect((await change({ ids: [sold] }, { kind: 'cancel' })).json).toEqual({ changed: 1 })
    expect(await get(sold)).toMatchObject({ is_cancelled: true, buyers: 1 })
    expect((await change({ ids: [sold] }, { kind: 'restore' })).json).toEqual({ changed: 1 })
  })

  it('are taken over from the files in the parts that changed', async () => {
    const [derby] = await server.ctx.db.select().from(events).where(eq(events.source_key, 'code:derby'))
    const ids = [derby?.id ?? 0]
    expect((await change({ ids }, { kind: 'venue', venue_id: null })).json).toEqual({ changed: 1 })
    const price = { type: 'ppv', base_price: 899, service_fee: 100 }
    expect((await change({ ids }, { kind: 'price', price })).json).toEqual({ changed: 1 })
    expect((await get(ids[0] ?? 0)).by_hand.toSorted()).toEqual(['price', 'schedule'])
    const lines = (await diffChannel(server.ctx, server.alphaId, files().document)).map(describeDifference)
    expect(lines).toContain('events[derby].type stays ppv, for it was changed by hand; the files say paid')
  })

  it('are refused if a price is invalid', async () => {
    const id = await add()
    const price = { type: 'ppv', base_price: 0, service_fee: 0 }
    const seen = await preview({ ids: [id] }, { kind: 'price', price })
    expect(seen.games[0].problem).toEqual({ code: 'no_price', found: '' })
  })
})
