import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../src/db/tables.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

let clockMs = 0

const addGame = async (change: object = {}) => {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() - 3_600_000).toISOString(), {
    type: 'paid',
    teams: ['heloise-ball', 'team'],
    stream_status: 'live',
    base_price: 899,
    service_fee: 100,
    ...change,
  })
  await addOutsidePlayer(server, id)
  return id
}

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', document => {
      document.channel.games_count_towards_pass = true
      document.products.coupons.push(
        { code: 'HALF', percent: 50, products: [] },
        { code: 'FREE', percent: 100, products: ['game'], per_user: 1 },
        { code: 'LAST-ONE', amount: 300, products: [], limit: 1 },
      )
    }),
    buildSoldLeague('beta'),
  ],
  now: () => new Date(Date.now() + clockMs),
})
const game = await addGame()
const single = await productId(server, 'package', 'game')
const theGame = () => ({ type: 'event', id: game, package_id: single })
const paidIntents = async (userId: number) => {
  const rows = await server.ctx.db
    .select({ customer: orders.payment_customer_id })
    .from(orders)
    .where(and(eq(orders.channel_id, server.alphaId), eq(orders.user_id, userId)))
  const list = await atProvider(server, `/v1/payment_intents?customer=${rows[0]?.customer}&limit=100`)
  return list.data.filter(({ status }: { status: string }) => status === 'succeeded')
}

describe('a game', () => {
  it('is bought with a card and watched at once', async () => {
    const buyer = await openBuyer(server)
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(false)
    const lines = await buyer.ask(`/stripe/price-lines?type=event&id=${game}&package_id=${single}`)
    expect(lines.json).toMatchObject({ base_price: 899, service_fee: 100, total: 999, currency: 'USD' })
    const { status, json } = await buyer.buyWith(cards.good, { ...theGame(), trk: 'poster' })
    expect(status).toBe(200)
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, json.order.id))
    expect(row?.trk).toBe('poster')
    expect(json).toMatchObject({
      client_secret: null,
      redirect_url: null,
      order: {
        type: 'event',
        status: 'paid',
        activity_status: 'active',
        total: 999,
        product: { id: game },
        transactions: [{ event: 'created', status: 'paid', total: 999, receipt_url: expect.any(String) }],
      },
    })
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(true)
    expect((await buyer.ask('/orders')).json).toMatchObject({ total: 1, items: [{ id: json.order.id }] })
    expect(await paidIntents(buyer.userId)).toMatchObject([
      { amount: 999, metadata: { channel: 'alpha', order: String(json.order.id) } },
    ])
  })

  it('that is already bought is not charged again', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    await buyer.buy({ ...theGame(), payment_method_id })
    const again = await buyer.buy({ ...theGame(), payment_method_id })
    expect(again.status).toBe(409)
    expect(again.json.error.code).toBe('already_purchased')
    expect(await paidIntents(buyer.userId)).toHaveLength(1)
  })

  it('is charged once however often the same attempt is sent', async () => {
    const buyer = await openBuyer(server)
    const body = {
      ...theGame(),
      payment_method_id: await buyer.enterCard(cards.good),
      idempotency_key: randomUUID(),
    }
    const all = await Promise.all([1, 2, 3, 4].map(() => buyer.buy(body)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(all.map(({ json }) => json.order.id)).size).toBe(1)
    expect((await buyer.buy(body)).json.order.status).toBe('paid')
    expect(await paidIntents(buyer.userId)).toHaveLength(1)
  })

  it('is charged once by two tabs with their own attempts', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    const all = await Promise.all([1, 2, 3].map(() => buyer.buy({ ...theGame(), payment_method_id })))
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status } of all) expect([200, 409]).toContain(status)
    expect(await paidIntents(buyer.userId)).toHaveLength(1)
  })

  it('refuses the name of an attempt for another basket', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    const idempotency_key = randomUUID()
    await buyer.buy({ ...theGame(), payment_method_id, idempotency_key })
    const other = await addGame()
    const { status, json } = await buyer.buy({
      ...theGame(),
      id: other,
      payment_method_id,
      idempotency_key,
    })
    expect({ status, code: json.error.code }).toEqual({ status: 409, code: 'conflict' })
  })

  it('fails with a declined card and is bought with another', async () => {
    const buyer = await openBuyer(server)
    const declined = await buyer.buyWith(cards.declined, theGame())
    expect({ status: declined.status, code: declined.json.error.code }).toEqual({
      status: 402,
      code: 'card_declined',
    })
    expect((await buyer.ask('/orders')).json.items).toMatchObject([{ status: 'failed' }])
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(false)
    const paid = await buyer.buyWith(cards.good, theGame())
    expect(paid.json.order.status).toBe('paid')
  })

  it.each([
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'wrong_code'],
    // The bank knows that it is lost, and whoever holds it is not told.
    ['4000000000009987', null],
  ])('that is declined with the card %s says why: %s', async (number, reason) => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.buyWith(number, theGame())
    expect(json.error.code).toBe('card_declined')
    expect(json.error.fields ?? null).toEqual(reason && { payment_method_id: reason })
    const [order] = (await buyer.ask('/orders')).json.items
    expect(order).toMatchObject({ status: 'failed', decline_reason: reason })
    // The same attempt again has the same answer.
    expect((await buyer.order(order.id)).decline_reason).toBe(reason)
  })

  it('waits for the bank, and opens when the customer has passed its check', async () => {
    const buyer = await openBuyer(server)
    const body = {
      ...theGame(),
      payment_method_id: await buyer.enterCard(cards.authenticated),
      idempotency_key: randomUUID(),
    }
    const asked = await buyer.buy(body)
    expect(asked.json).toMatchObject({
      order: { status: 'created', activity_status: 'inactive' },
      client_secret: expect.any(String),
      redirect_url: null,
    })
    // A reload is the same attempt.
    const reloaded = await buyer.buy(body)
    expect(reloaded.json).toMatchObject({
      order: { id: asked.json.order.id },
      client_secret: asked.json.client_secret,
    })
    const [intent] = asked.json.client_secret.split('_secret_')
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'pass' })
    clockMs += 2_000
    // The provider reports it meanwhile, and who asks then does not wait for that.
    await expect
      .poll(() => buyer.order(asked.json.order.id))
      .toMatchObject({ status: 'paid', activity_status: 'active' })
  })

  it('is requested by many tabs at once, and each gets an answer', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.authenticated)
    const { id } = (await buyer.buy({ ...theGame(), payment_method_id })).json.order
    clockMs += 2_000
    const answers = await Promise.all(Array.from({ length: 16 }, () => buyer.ask(`/orders/${id}`)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ json }) => json.status))).toEqual(new Set(['created']))
  })

  it('fails if the bank is not convinced, and can be tried again', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.authenticated)
    const asked = await buyer.buy({ ...theGame(), payment_method_id })
    const [intent] = asked.json.client_secret.split('_secret_')
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'fail' })
    clockMs += 2_000
    // The provider's message settles it at the same time.
    await expect.poll(() => buyer.order(asked.json.order.id)).toMatchObject({ status: 'failed' })
    const paid = await buyer.buyWith(cards.good, theGame())
    expect(paid.json.order.status).toBe('paid')
    expect(await paidIntents(buyer.userId)).toHaveLength(1)
  })

  it('ends if its buyer never answers the bank, and cannot be paid later', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.authenticated)
    const asked = await buyer.buy({ ...theGame(), payment_method_id })
    const [intent] = asked.json.client_secret.split('_secret_')
    clockMs += 3_570_000
    expect(await buyer.order(asked.json.order.id)).toMatchObject({ status: 'created' })
    clockMs += 60_000
    expect(await buyer.order(asked.json.order.id)).toMatchObject({ status: 'failed' })
    expect(await atProvider(server, `/v1/payment_intents/${intent}`)).toMatchObject({ status: 'canceled' })
  })

  it('that waits for the bank makes room for another card', async () => {
    const buyer = await openBuyer(server)
    const waiting = await buyer.buyWith(cards.authenticated, theGame())
    const paid = await buyer.buyWith(cards.good, theGame())
    expect(paid.json.order.status).toBe('paid')
    expect(await buyer.order(waiting.json.order.id)).toMatchObject({ status: 'failed' })
    const [intent] = waiting.json.client_secret.split('_secret_')
    expect(await atProvider(server, `/v1/payment_intents/${intent}`)).toMatchObject({ status: 'canceled' })
  })
})

describe('what is not sold', () => {
  it.each<[string, () => object | Promise<object>, number, string]>([
    ['nothing chosen', () => ({ type: 'package' }), 400, 'id_not_selected'],
    ['a paid game without its package', () => ({ type: 'event', id: game }), 400, 'id_not_selected'],
    [
      'a team pass without a team',
      async () => ({ type: 'package', id: await productId(server, 'package', 'team-pass') }),
      400,
      'team_not_selected',
    ],
    [
      'a team pass of an unknown team',
      async () => ({
        type: 'package',
        id: await productId(server, 'package', 'team-pass'),
        participant_id: 2_000_000,
      }),
      404,
      'not_found',
    ],
    ['an unknown package', () => ({ type: 'package', id: 2_000_000 }), 404, 'not_found'],
    ['a single-game package by itself', () => ({ type: 'package', id: single }), 404, 'not_found'],
    [
      'a free game',
      async () => ({ type: 'event', id: await addGame({ type: 'free' }), package_id: single }),
      404,
      'not_found',
    ],
    [
      'a game that has no price',
      async () => ({
        type: 'event',
        id: await addGame({ base_price: 0, service_fee: 0 }),
        package_id: single,
      }),
      404,
      'not_found',
    ],
    ['without a card', () => theGame(), 400, 'card_needed'],
    ['with an unknown card', () => ({ ...theGame(), payment_method_id: 'pm_of_nobody' }), 400, 'card_needed'],
    ['with a wrong code', () => ({ ...theGame(), coupon: 'NOPE' }), 400, 'wrong_promo_code'],
  ])('%s', async (_name, body, status, code) => {
    const buyer = await openBuyer(server)
    const answer = await buyer.buy(await body())
    expect({ status: answer.status, code: answer.json.error.code }).toEqual({ status, code })
    expect((await buyer.ask('/orders')).json.total).toBe(0)
  })

  it('a live game without a picture', async () => {
    const buyer = await openBuyer(server)
    const season = await openSeason(server)
    const blind = await season.add(new Date().toISOString(), {
      type: 'paid',
      stream_status: 'live',
      base_price: 899,
    })
    const answer = await buyer.buyWith(cards.good, { ...theGame(), id: blind })
    expect({ status: answer.status, code: answer.json.error.code }).toEqual({
      status: 409,
      code: 'nothing_to_play',
    })
  })

  it("another channel's package, or with another user's card", async () => {
    const stranger = await openBuyer(server, 'beta')
    const foreign = await stranger.buy({ type: 'package', id: await productId(server, 'package', 'season') })
    expect(foreign.status).toBe(404)
    const owner = await openBuyer(server)
    const payment_method_id = await owner.enterCard(cards.good)
    await owner.buy({ ...theGame(), payment_method_id, save_card: true })
    const thief = await openBuyer(server)
    const answer = await thief.buy({ ...theGame(), payment_method_id })
    expect(answer.json.error.code).toBe('card_needed')
  })
})

describe('a pass', () => {
  it('costs less by what was paid for its games, once', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    await buyer.buy({ ...theGame(), payment_method_id })
    const season = await productId(server, 'package', 'season')
    const lines = await buyer.ask(`/stripe/price-lines?type=package&id=${season}`)
    expect(lines.json).toMatchObject({ base_price: 4000, service_fee: 200, credit: 999, total: 3201 })
    const paid = await buyer.buy({ type: 'package', id: season, payment_method_id })
    expect(paid.json.order).toMatchObject({ status: 'paid', credit: 999, total: 3201 })
    const teamPass = await productId(server, 'package', 'team-pass')
    const participant = (await openSeason(server)).team('team')
    const next = await buyer.ask(
      `/stripe/price-lines?type=package&id=${teamPass}&participant_id=${participant}`,
    )
    expect(next.json).toMatchObject({ credit: 0, total: 4200 })
  })

  it('of a team opens its games', async () => {
    const buyer = await openBuyer(server)
    const { team, sport } = await openSeason(server)
    const participant_id = team('team')
    const { json } = await buyer.buyWith(cards.good, {
      type: 'package',
      id: await productId(server, 'package', 'team-pass'),
      participant_id,
    })
    expect(json.order).toMatchObject({
      status: 'paid',
      product: {
        participant_id,
        event_category_id: sport('ball'),
        name: 'Team pass alpha: Team alpha',
      },
    })
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(true)
  })
})

describe('a promo code', () => {
  const lines = (buyer: Awaited<ReturnType<typeof openBuyer>>, coupon: string) =>
    buyer.ask(`/apply_coupon?coupon=${coupon}&type=event&id=${game}&package_id=${single}`)

  it('takes off its part, however it is written', async () => {
    const buyer = await openBuyer(server)
    expect((await lines(buyer, 'half')).json).toMatchObject({ discount: 500, total: 499 })
    const { json } = await buyer.buyWith(cards.good, { ...theGame(), coupon: 'half' })
    expect(json.order).toMatchObject({ status: 'paid', discount: 500, total: 499 })
    expect(await paidIntents(buyer.userId)).toMatchObject([{ amount: 499 }])
  })

  it('down to zero is paid at once, without a card, and once per user', async () => {
    const buyer = await openBuyer(server)
    const { status, json } = await buyer.buy({ ...theGame(), coupon: 'FREE' })
    expect(status).toBe(200)
    expect(json.order).toMatchObject({
      status: 'paid',
      activity_status: 'active',
      total: 0,
      transactions: [{ status: 'paid', total: 0 }],
    })
    const other = await addGame()
    const again = await buyer.buy({ ...theGame(), id: other, coupon: 'FREE' })
    expect(again.json.error.code).toBe('wrong_promo_code')
  })

  it('with one use left is used once by many at the same time', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => openBuyer(server)))
    const answers = await Promise.all(
      buyers.map(async buyer => buyer.buyWith(cards.good, { ...theGame(), coupon: 'LAST-ONE' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })
})
