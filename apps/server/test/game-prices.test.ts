import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  applyChannel,
  describeDifference,
  diffChannel,
  exportChannel,
  loadChannel,
} from '../src/content/channel-code/index.ts'
import { events, orders } from '../src/db/tables.ts'
import { buildLeague, type GameEntry, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

type Document = ReturnType<typeof buildLeague>['document']
type Prices = Document['products']['game_prices']

const price = (base_price: number) => ({ type: 'paid' as const, base_price, service_fee: 100 })
const ball = { sport: 'ball', ...price(500) }
const heloise = { school: 'heloise', ...price(700) }
const filed = (change: Partial<GameEntry> = {}): GameEntry => ({
  alias: 'opener',
  time: '2099-11-20 19:00',
  minutes: 120,
  away: 'team',
  home: 'heloise-ball',
  location: 'hall',
  base_price: 0,
  service_fee: 0,
  cancelled: false,
  ...change,
})
const files = (game_prices: Prices, games: GameEntry[] = [filed()]) => {
  const channel = buildLeague('alpha')
  channel.document.products.game_prices = game_prices
  channel.document.events = games
  // Files take no HTML, which an export would find in them.
  for (const page of channel.document.pages) page.body = { en: 'Words' }
  return channel
}

const server = await serveTests({ channels: [files([ball]), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId)

const add = async (change: object = {}): Promise<number> => {
  const { status, json } = await studio.post(
    '/channels/alpha/games',
    season.terms({ has_own_price: false, ...change }),
  )
  expect(status).toBe(200)
  return json.id
}
const get = async (id: number) => (await studio.get(`/channels/alpha/games/${id}`)).json
const priceOf = async (id: number) => {
  const { terms, price_from } = await get(id)
  return [price_from, terms.type, terms.base_price]
}
const findFiled = async (alias = 'opener') => {
  const [row] = await server.ctx.db
    .select()
    .from(events)
    .where(eq(events.source_key, `code:${alias}`))
  return row
}

describe('the usual price', () => {
  it('applies to a game without a price of its own, in the Studio, in the files and in an import', async () => {
    const id = await add()
    expect(await priceOf(id)).toEqual(['sport', 'paid', 500])
    expect(await findFiled()).toMatchObject({ price_from: 'sport', type: 'paid', base_price: 500 })
    const rows = ['date,time,away,home,price', '2099-10-03,19:00,Northwick Herons,Team alpha,']
    rows.push('2099-10-04,19:00,Northwick Herons,Team alpha,3.50')
    const body = {
      source: { kind: 'file', content: Buffer.from(rows.join('\n')).toString('base64') },
      choices: { teams: {}, venues: {}, sports: {} },
      defaults: { sport_id: null, minutes: 120, is_free: true },
      left_out: [],
    }
    const seen = (await studio.post('/channels/alpha/season/preview', body)).json
    expect(seen.rows).toMatchObject([
      { state: 'new', type: 'paid', price: 600, price_from: 'sport' },
      { state: 'new', type: 'paid', price: 350, price_from: 'game' },
    ])
    const { version } = seen
    expect((await studio.post('/channels/alpha/season/import', { ...body, version })).json.made).toBe(2)
    // Whoever imports the same again changes nothing.
    expect((await studio.post('/channels/alpha/season/preview', body)).json.counts.same).toBe(2)
    const { items } = (await studio.get('/channels/alpha/events?from=2099-10-02&to=2099-10-04')).json
    expect(items.map((each: { price_from: string }) => each.price_from).toSorted()).toEqual([
      ...['game', 'sport', 'sport'],
    ])
  })

  it('changes upcoming games when it changes; earlier purchases stay valid, at the price paid', async () => {
    const [usual, own] = [await add({ time: '2099-10-05 19:00' }), await add({ time: '2099-10-06 19:00' })]
    const game = await get(own)
    const terms = { ...game.terms, has_own_price: true, ...price(900) }
    await studio.post(`/channels/alpha/games/${own}`, { ...terms, version: game.version })
    const { userId } = await server.userKey()
    await openShop(server).add(userId, { event_id: usual, payment_intent_id: 'pi_usual' })
    const before = await server.ctx.db.select().from(orders).where(eq(orders.event_id, usual))
    await server.apply(files([{ ...ball, base_price: 550 }, heloise]))
    expect(await priceOf(usual)).toEqual(['sport', 'paid', 550])
    expect(await priceOf(own)).toEqual(['game', 'paid', 900])
    // At home is a school that has a price of its own.
    expect(await findFiled()).toMatchObject({ price_from: 'school', base_price: 700 })
    expect(await server.ctx.db.select().from(orders).where(eq(orders.event_id, usual))).toEqual(before)
    await server.apply(files([]))
    expect(await priceOf(usual)).toEqual(['none', 'free', 0])
    expect((await get(usual)).buyers).toBe(1)
    await server.apply(files([ball]))
  })

  it('no longer applies to a game that was played', async () => {
    const id = await add({ time: '2099-10-07 19:00' })
    await server.ctx.db.update(events).set({ stream_status: 'finished' }).where(eq(events.id, id))
    await server.apply(files([heloise]))
    expect(await priceOf(id)).toEqual(['sport', 'paid', 500])
    await server.apply(files([ball]))
  })

  it('can be restored for several games at once', async () => {
    const id = await add({ time: '2099-10-08 19:00', has_own_price: true, ...price(900) })
    const change = { kind: 'price', price: null }
    const asked = { games: { ids: [id] }, change, left_out: [] }
    const { version, games } = (await studio.post('/channels/alpha/game-changes/preview', asked)).json
    expect(games[0].after).toMatchObject({ price_from: 'sport', base_price: 500 })
    expect((await studio.post('/channels/alpha/game-changes', { ...asked, version })).status).toBe(200)
    expect(await priceOf(id)).toEqual(['sport', 'paid', 500])
  })

  it('no longer applies to a game of the files that gets its own, and the diff says so', async () => {
    const lines = async (...entries: GameEntry[]) =>
      (await diffChannel(server.ctx, server.alphaId, files([ball], entries).document)).map(describeDifference)
    expect(await lines(filed())).toEqual([])
    expect(await lines(filed({ type: 'ppv', base_price: 900 }))).toEqual([
      'events[opener].base_price: 0 → 900',
      'events[opener].type added',
    ])
  })
})

describe('a game of the files that an operator removed', () => {
  it('stays removed, and the diff says so, until the files no longer name it', async () => {
    const games = [filed(), filed({ alias: 'second', time: '2099-11-27 19:00' })]
    await server.apply(files([ball], games))
    const row = await findFiled('second')
    expect((await studio.post(`/channels/alpha/events/${row?.id}/remove`)).status).toBe(200)
    const { document } = files([ball], games)
    expect((await diffChannel(server.ctx, server.alphaId, document)).map(describeDifference)).toEqual([
      'events[second] stays away, for it was removed by hand; the files still name it',
    ])
    expect(await server.apply(files([ball], games))).toMatchObject({ kept: [{ kind: 'stays_away' }] })
    expect(await findFiled('second')).toBeUndefined()
    await server.apply(files([ball]))
    await server.apply(files([ball], games))
    expect(await findFiled('second')).toMatchObject({ stream_status: 'upcoming' })
    await server.apply(files([ball]))
  })
})

describe('an export', () => {
  it('has the games that operators created; applied here it duplicates none, elsewhere it creates all', async () => {
    const id = await add({ time: '2099-12-02 19:00', title: { en: 'Friendly' } })
    const dir = await mkdtemp(join(tmpdir(), 'grandstand-export-'))
    try {
      await exportChannel(server.ctx.db, server.alphaId, join(dir, 'alpha'))
      const loaded = await loadChannel(join(dir, 'alpha'))
      const made = loaded.document.events?.find(({ title }) => title === 'Friendly')
      expect(made).toMatchObject({ time: '2099-12-02 19:00', away: 'heloise-ball', home: 'team' })
      expect(made?.type).toBeUndefined()
      const count = () => server.ctx.db.$count(events, eq(events.channel_id, server.alphaId))
      const before = await count()
      expect(await applyChannel(server.ctx, loaded)).toMatchObject({ changed: false })
      expect(await count()).toBe(before)
      expect(await get(id)).toMatchObject({ is_of_files: false })
      loaded.document.channel.channel_key = 'gamma'
      loaded.document.channel.hosts = []
      const { channelId } = await applyChannel(server.ctx, loaded)
      expect(await server.ctx.db.$count(events, eq(events.channel_id, channelId))).toBe(
        loaded.document.events?.length,
      )
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })
})
