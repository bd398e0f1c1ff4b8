import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertEventMedia } from '../src/catalogue/events/index.ts'
import { orders, videoViewings } from '../src/db/tables.ts'
import { countDays } from '../src/insight/reports/counting/count-days.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'
import { addVideo } from './video-builder.ts'

const profile = 'alpha-visits'
const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel['yare-analytics'] = { 'yare-analytics-key': profile }
      products.coupons.push({ code: 'HALF', percent: 50, products: [] })
      products.coupons.push({ code: 'FREE', percent: 100, products: ['game'], per_user: 1 })
    }),
    buildSoldLeague('beta'),
  ],
})
const studio = await enterStudio(server, 'counts@example.com', server.alphaId)
const report = async (path: string) => (await studio.get(`/channels/alpha/reports/${path}`)).json

const names = ['payments', 'total', 'fees', 'discounts', 'refunded'] as const
type Figures = Record<(typeof names)[number], number>
const addUp = (items: readonly { figures: Figures }[]) =>
  Object.fromEntries(names.map(name => [name, items.reduce((sum, { figures }) => sum + figures[name], 0)]))

describe('the reports and the orders of the same days', () => {
  let game: number

  beforeAll(async () => {
    game = await addSoldGame(server)
    const single = await productId(server, 'package', 'game')
    const buyGame = async (card: string, more: object = {}) =>
      (await openBuyer(server)).buyWith(card, { type: 'event', id: game, package_id: single, ...more })
    const paid = await buyGame(cards.good, { trk: 'clip-7' })
    await buyGame(cards.good, { coupon: 'HALF', trk: 'poster' })
    await buyGame(cards.good, { coupon: 'FREE' })
    await buyGame(cards.declined)
    const refund = { reason: 'Too late', idempotency_key: randomUUID(), amount: 250 }
    const given = await studio.post(`/channels/alpha/orders/${paid.json.order.id}/refund`, refund)
    expect(given.json).toMatchObject({ state: 'done' })
    const pass = await openBuyer(server)
    await pass.buyWith(cards.good, { type: 'package', id: await productId(server, 'package', 'season') })
    const yearly = await openBuyer(server)
    const plan = await productId(server, 'subscription', 'yearly')
    await yearly.buyWith(cards.good, { type: 'subscription', id: plan })
    const tried = await openBuyer(server)
    const trial = await tried.ask('/stripe/subscription/start_trial', {
      subscription_id: await productId(server, 'subscription', 'monthly'),
      payment_method_id: await tried.enterCard(cards.other),
    })
    expect(trial.json).toMatchObject({ is_trial: true, status: 'paid' })
  })

  const listSold = () =>
    server.ctx.db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.channel_id, server.alphaId),
          inArray(orders.status, ['paid', 'refunded']),
          eq(orders.is_trial, false),
        ),
      )

  it('agree to the cent and to the count, however sales are split; a trial is no sale', async () => {
    const sold = await listSold()
    const sum = (of: (order: (typeof sold)[number]) => number) =>
      sold.reduce((total, order) => total + of(order), 0)
    const expected = {
      payments: sold.length,
      total: sum(one => one.base_price + one.service_fee - one.discount - one.credit + one.tax),
      fees: sum(one => one.service_fee),
      discounts: sum(one => one.discount),
      refunded: 250,
    }
    expect(sold).toHaveLength(5)
    expect((await report('sales')).total).toMatchObject(expected)
    for (const by of ['day', 'product', 'team', 'game', 'campaign'])
      expect([by, addUp((await report(`sales?by=${by}`)).items)]).toEqual([by, expected])
  })

  it('agree for one game: what it sold, its tickets of today, its closing, and what a clip brought', async () => {
    const ofGame = (await listSold()).filter(order => order.event_id === game)
    const { items } = await report('sales?by=game')
    const row = items.find(({ key }: { key: string }) => key === String(game))
    expect(row.figures.payments).toBe(ofGame.length)
    const tonight = (await studio.get('/channels/alpha/tonight')).json.games
    const shown = tonight.find(({ id }: { id: number }) => id === game)
    expect(shown.tickets_today).toBe(ofGame.length)
    const { money } = (await studio.get(`/channels/alpha/events/${game}/closing`)).json
    expect(money).toMatchObject(row.figures)
    const clip = (await report('clips')).items.find(({ clip_id }: { clip_id: number }) => clip_id === 7)
    expect(clip).toMatchObject({ payments: 1, total: 999 - 250 })
  })

  it('agree on who paid: the funnel ends with the purchases of the orders', async () => {
    const { items } = await report('funnel')
    expect(items.at(-1)).toEqual({ step: 'purchase_success', visits: (await listSold()).length, before: 0 })
  })
})

describe('the audience and the funnel of the same days', () => {
  it('count the same visits: those whose pages were told of, and those whose pages were not', async () => {
    const begin = async (device_type: string) => {
      const session = (await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid
      const device = { device_type, user_agent: 'Fan/1', resolution: '390x844', platform: 'web' }
      await server.ask('/datalake/session/', { body: { profile, session, ...device } })
      return session
    }
    const happen = (session_uuid: string, name: string) =>
      server.ask('/datalake/event/', {
        body: {
          profile,
          session_uuid,
          user_id: null,
          user_email: null,
          origin_url: 'https://alpha.test/',
          view_id: randomUUID(),
          seq: 0,
          name,
          details: {},
        },
      })
    await begin('phone')
    await begin('tv')
    await happen(await begin('phone'), 'page_view')
    await happen(await begin('desktop'), 'view_buy_page')
    // Of a session whose beginning was lost: the audience does not know it.
    await happen((await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid, 'page_view')
    await countDays(server.ctx)
    const { visits } = await report('audience')
    expect(visits).toBe(4)
    const { items } = await report('funnel')
    expect(items.slice(0, 3).map((item: { visits: number }) => item.visits)).toEqual([4, 1, 1])
    for (const by of ['day', 'country', 'device', 'campaign']) {
      const split: { figures: { visits: number } }[] = (await report(`audience?by=${by}`)).items
      expect([by, split.reduce((sum, { figures }) => sum + figures.visits, 0)]).toEqual([by, 4])
    }
  })
})

describe('a game without a picture', () => {
  it('has no viewers, whatever is reported; one with a replay or a camera that sends has them', async () => {
    const season = await openSeason(server)
    const startsAt = new Date().toISOString()
    const [bare, waiting, elsewhere, replay] = [
      await season.add(startsAt, {}),
      await season.add(startsAt, {}),
      await season.add(startsAt, {}),
      await season.add(startsAt, { stream_status: 'finished' }),
    ]
    await addCamera(server.ctx, server.alphaId, waiting, 'Main stand')
    const notAllowed = { type: 'embedded', name: '', url: 'https://elsewhere.example/1' } as const
    await server.ctx.db.transaction(tx => insertEventMedia(tx, server.alphaId, elsewhere, notAllowed))
    await addVideo(server, replay)
    const at = server.ctx.now()
    const row = { day: at.toISOString().slice(0, 10), channel_id: server.alphaId, at, seq: 0 }
    const stretch = { from_seconds: 0, to_seconds: 30, playing_ms: 30_000, stalled_ms: 0, stalls: 0 }
    for (const event_id of [bare, waiting, elsewhere, replay])
      await server.ctx.db.insert(videoViewings).values({
        ...row,
        ...stretch,
        event_id,
        session: randomUUID(),
        view_id: randomUUID(),
        is_hidden: false,
      })
    expect(await report('watching')).toMatchObject({ viewers: 1, games: [{ event_id: replay, viewers: 1 }] })
  })
})
