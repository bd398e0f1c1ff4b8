import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { cancelEvent } from '../src/catalogue/events/index.ts'
import { orders, playbacks, refunds, viewings } from '../src/db/tables.ts'
import { answerDisputes } from '../src/sale/disputes/index.ts'
import { reconcileOrders } from '../src/sale/payments/index.ts'
import { reconcileRefunds } from '../src/sale/refunds/index.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio, openStudio, type StudioClient } from './studio-client.ts'

let studio: StudioClient
let clockMs = 0

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', document => {
      document.channel.games_count_towards_pass = true
    }),
    buildSoldLeague('beta'),
  ],
  now: () => new Date(Date.now() + clockMs),
})
const game = await addGame()
const single = await productId(server, 'package', 'game')
studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)
afterEach(() => endFaults())

function endFaults() {
  const account = server.ctx.payments.find({ channel_key: 'alpha', settings: {} })
  const headers = { authorization: 'Bearer sandbox_secret_alpha' }
  return fetch(`${account?.sandboxUrl}/sandbox/faults`, { method: 'DELETE', headers })
}

async function addGame(status: 'live' | 'upcoming' = 'live', type: 'free' | 'paid' = 'paid') {
  const season = await openSeason(server)
  const sold = { type, stream_status: status, base_price: 899, service_fee: 100 } as const
  // By the server's clock, which ends what is over.
  const nowMs = Date.now() + clockMs
  const id = await season.add(new Date(nowMs + (status === 'live' ? 0 : 86_400_000)).toISOString(), sold)
  await addOutsidePlayer(server, id)
  return id
}

async function buyGame(number = cards.good, id = game) {
  const buyer = await openBuyer(server)
  const { json } = await buyer.buyWith(number, { type: 'event', id, package_id: single })
  return { buyer, orderId: json.order.id as number }
}

const story = async (id: number) => (await studio.get(`/channels/alpha/orders/${id}`)).json
const refund = (id: number, body: object = {}) =>
  studio.post(`/channels/alpha/orders/${id}/refund`, {
    reason: 'Asked for by mail',
    idempotency_key: randomUUID(),
    ...body,
  })
const givenBack = async (orderId: number) => {
  const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
  const { data } = await atProvider(server, `/v1/refunds?payment_intent=${row?.payment_intent_id}&limit=100`)
  return data.map(({ amount }: { amount: number }) => amount)
}
const pass = async (ms: number) => {
  clockMs += ms
  await reconcileRefunds(server.ctx)
}

describe('the list of orders', () => {
  it('is searched by buyer, number, product and state', async () => {
    const { buyer, orderId } = await buyGame()
    const { orderId: failed } = await (async () => {
      const other = await openBuyer(server)
      await other.buyWith(cards.declined, { type: 'event', id: game, package_id: single })
      return { orderId: (await other.ask('/orders')).json.items[0].id }
    })()
    const search = async (query: string) => {
      const { json } = await studio.get(`/channels/alpha/orders?${query}`)
      return json.items.map(({ id }: { id: number }) => id)
    }
    const { user, name } = await story(orderId)
    expect(user.id).toBe(buyer.userId)
    expect(await search(`search=${encodeURIComponent(user.email)}`)).toEqual([orderId])
    expect(await search(`search=%23${orderId}`)).toContain(orderId)
    expect(await search(`search=${encodeURIComponent(`${name} ${user.email}`)}`)).toEqual([orderId])
    expect(await search(`search=${encodeURIComponent(user.email)}&show=failed`)).toEqual([])
    expect(await search(`user_id=${buyer.userId}`)).toEqual([orderId])
    expect(await search('show=failed')).toContain(failed)
    expect(await search('show=paid')).not.toContain(failed)
    expect(await search('search=nobody-at-all')).toEqual([])
    const page = (await studio.get(`/channels/alpha/orders?event_id=${game}&limit=1&offset=1`)).json
    expect(page).toMatchObject({ limit: 1, offset: 1, items: [{ total: 999, currency: 'USD' }] })
    expect(page.total).toBeGreaterThan(1)
    expect((await studio.get('/channels/beta/orders')).status).toBe(404)
  })
})

describe('one order', () => {
  it('shows its whole story, and the look is recorded', async () => {
    const { buyer, orderId } = await buyGame()
    await atProvider(server, '/sandbox/idle')
    const started = await buyer.ask(`/events/${game}/playback`, {})
    expect(started.status).toBe(200)
    await refund(orderId, { amount: 100 })
    await studio.post(`/channels/alpha/orders/${orderId}/settle`)
    await atProvider(server, '/sandbox/idle')
    const told = await story(orderId)
    expect(told).toMatchObject({
      id: orderId,
      type: 'event',
      status: 'paid',
      activity_status: 'active',
      event_id: game,
      total: 999,
      refunded: 100,
      refundable: 899,
      payment_id: expect.stringMatching(/^pi_/),
      transactions: [{ event: 'created', status: 'paid', total: 999, refunded: 100 }],
      refunds: [
        { amount: 100, state: 'done', reason: 'Asked for by mail', operator_email: 'runs@alpha.test' },
      ],
      disputes: [],
      other_attempts: [],
      access: { is_open: true, viewings: [{ event_id: game, times: 1 }] },
      actions: [{ action: 'settle_order' }, { action: 'refund_order' }],
    })
    const heard = told.webhooks.map(({ type }: { type: string }) => type)
    expect(heard).toEqual(expect.arrayContaining(['payment_intent.succeeded', 'charge.refunded']))
    const { json: log } = await studio.get('/audit-log?limit=4')
    expect(log.items.map(({ action }: { action: string }) => action)).toEqual([
      'view_order',
      'settle_order',
      'refund_order',
      'list_orders',
    ])
  })

  it('is polled by an open list without a line in the log, but only for the same list', async () => {
    const looks = async () => {
      const { json } = await studio.get('/audit-log?limit=50')
      return json.items.filter(({ action }: { action: string }) => action === 'list_orders').length
    }
    const list = async (query: string) =>
      (await studio.get(`/channels/alpha/orders?limit=5${query}`)).json.look as string
    const before = await looks()
    const look = await list('')
    expect(await list(`&look=${look}`)).toBe(look)
    expect(await looks()).toBe(before + 1)
    // Another list, a word that we did not seal, and what lasts for long are looks of their own.
    expect(await list(`&search=buyer&look=${look}`)).not.toBe(look)
    expect(await list('&look=rubbish')).not.toBe(look)
    clockMs += 16 * 60_000
    expect(await list(`&look=${look}`)).not.toBe(look)
    expect(await looks()).toBe(before + 4)
  })

  it('lists the attempts before it', async () => {
    const buyer = await openBuyer(server)
    const order = { type: 'event', id: game, package_id: single }
    await buyer.buyWith(cards.declined, order)
    const { json } = await buyer.buyWith(cards.good, order)
    expect((await story(json.order.id)).other_attempts).toMatchObject([
      { status: 'failed', payment_state: 'declined' },
    ])
  })

  it('is settled when the operator asks, but not while the provider is down', async () => {
    await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
    const { orderId } = await buyGame()
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
    await atProvider(server, '/v1/refunds', { payment_intent: row?.payment_intent_id ?? '' })
    await atProvider(server, '/sandbox/webhooks', {})
    expect((await story(orderId)).status).toBe('paid')
    await atProvider(server, '/sandbox/faults', {
      when: 'before',
      reply: 'error',
      path: '/v1/payment_intents',
      times: 10,
    })
    const away = await studio.post(`/channels/alpha/orders/${orderId}/settle`)
    expect({ status: away.status, code: away.json.error.code }).toEqual({ status: 503, code: 'unavailable' })
    await endFaults()
    expect((await studio.post(`/channels/alpha/orders/${orderId}/settle`)).json).toEqual({ success: true })
    expect((await story(orderId)).status).toBe('refunded')
  })
})

describe('a refund', () => {
  it('of a part keeps the access, of the rest ends it, and of more is refused', async () => {
    const { buyer, orderId } = await buyGame()
    const watches = async () => (await buyer.ask(`/events/${game}`)).json.has_access
    expect((await refund(orderId, { amount: 400 })).json).toMatchObject({ state: 'done', amount: 400 })
    expect(await watches()).toBe(true)
    const beyond = await refund(orderId, { amount: 600 })
    expect({ status: beyond.status, fields: beyond.json.error.fields }).toEqual({
      status: 400,
      fields: { amount: 'is more than the rest' },
    })
    expect((await refund(orderId)).json).toMatchObject({ state: 'done', amount: 599 })
    expect(await watches()).toBe(false)
    expect(await givenBack(orderId)).toEqual([599, 400])
    expect(await story(orderId)).toMatchObject({ status: 'refunded', refunded: 999, refundable: 0 })
    expect((await refund(orderId)).status).toBe(409)
  })

  it('that is sent twice counts once', async () => {
    const { orderId } = await buyGame()
    const body = { amount: 300, idempotency_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => refund(orderId, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect(await givenBack(orderId)).toEqual([300])
  })

  it('that many request at once returns no more than was paid', async () => {
    const { orderId } = await buyGame()
    const whole = await Promise.all([1, 2, 3, 4].map(() => refund(orderId)))
    expect(whole.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await givenBack(orderId)).toEqual([999])
    const other = await buyGame()
    const parts = await Promise.all([1, 2, 3, 4].map(() => refund(other.orderId, { amount: 400 })))
    expect(parts.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await givenBack(other.orderId)).toEqual([400, 400])
  })

  it.each([
    ['failed before it refunded', 'before', 'error', 'waiting'],
    ['failed after it refunded', 'after', 'error', 'waiting'],
    ['cut the connection after it refunded', 'after', 'reset', 'done'],
  ])('is carried out once even if the provider %s', async (_name, when, reply, state) => {
    const { buyer, orderId } = await buyGame()
    await atProvider(server, '/sandbox/faults', { when, reply, path: '/v1/refunds', method: 'POST' })
    const asked = await refund(orderId, { amount: 400 })
    expect(asked.json.state).toBe(state)
    expect((await refund(orderId, { amount: 600 })).status).toBe(400)
    await pass(121_000)
    await expect
      .poll(async () => (await story(orderId)).refunds)
      .toMatchObject([{ state: 'done', amount: 400, problem: null }])
    expect(await givenBack(orderId)).toEqual([400])
    expect(await buyer.order(orderId)).toMatchObject({ status: 'paid' })
  })

  it('of a process that died before it asked the provider is carried out by the next process', async () => {
    const { orderId } = await buyGame()
    const now = new Date(Date.now() + clockMs)
    await server.ctx.db.insert(refunds).values({
      channel_id: server.alphaId,
      order_id: orderId,
      reason: 'Cut off',
      operator_email: 'runs@alpha.test',
      requested_at: now,
      tries: 1,
      next_try_at: new Date(now.getTime() + 120_000),
    })
    await pass(0)
    expect(await givenBack(orderId)).toEqual([])
    clockMs += 121_000
    await Promise.all([reconcileRefunds(server.ctx), reconcileRefunds(server.ctx)])
    await expect
      .poll(() => story(orderId))
      .toMatchObject({ status: 'refunded', refunds: [{ state: 'done', amount: 999 }] })
    expect(await givenBack(orderId)).toEqual([999])
  })

  it('is abandoned after a day, which is shown, and can be requested again', async () => {
    const { orderId } = await buyGame()
    await atProvider(server, '/sandbox/faults', {
      when: 'before',
      reply: 'error',
      path: '/v1/refunds',
      times: 1_000,
    })
    await refund(orderId)
    await pass(25 * 3_600_000)
    // The operator's session is over as well.
    studio = await openStudio(server, 'runs@alpha.test')
    await expect
      .poll(async () => (await story(orderId)).refunds)
      .toMatchObject([{ state: 'given_up', problem: 'unreachable' }])
    const sick = (await studio.get('/channels/alpha/payments-health')).json
    expect(sick.problems).toContain('refunds_given_up')
    await endFaults()
    expect((await refund(orderId)).json.state).toBe('done')
    const well = (await studio.get('/channels/alpha/payments-health')).json
    expect(well.given_up_refunds).toBe(sick.given_up_refunds - 1)
  })

  it('of a subscription ends its period and its renewal', async () => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.buyWith(cards.good, {
      type: 'subscription',
      id: await productId(server, 'subscription', 'yearly'),
    })
    expect((await refund(json.order.id)).json.state).toBe('done')
    const told = await story(json.order.id)
    expect(told).toMatchObject({ status: 'refunded', access: { is_open: false } })
    const plan = await atProvider(server, `/v1/subscriptions/${told.payment_id}`)
    expect(plan.status).toBe('canceled')
  })

  it('needs a reason and an order of the channel', async () => {
    const { orderId } = await buyGame()
    expect((await refund(orderId, { reason: ' ' })).json.error.fields).toHaveProperty('reason')
    expect((await refund(2_000_000)).status).toBe(404)
  })
})

describe('all buyers of a game', () => {
  const buyers = async (id: number) => (await studio.get(`/channels/alpha/events/${id}/buyers`)).json
  const refundAll = (id: number) =>
    studio.post(`/channels/alpha/events/${id}/refund-buyers`, { reason: 'Called off' })
  const callOff = (id: number) => cancelEvent(server.ctx, server.alphaId, id, true)

  it('of a cancelled one are refunded in one step, while one of them is refunded by hand', async () => {
    const id = await addGame('upcoming')
    const bought = await Promise.all(Array.from({ length: 50 }, () => buyGame(cards.good, id)))
    await callOff(id)
    expect(await buyers(id)).toMatchObject({
      event: { id, is_cancelled: true },
      buyers: 50,
      amounts: [{ currency: 'USD', amount: 49_950 }],
      refunding: 0,
      refunded: 0,
    })
    const byHand = bought[7]?.orderId ?? 0
    const [all, again, hand] = await Promise.all([refundAll(id), refundAll(id), refund(byHand)])
    expect([200, 409]).toContain(hand.status)
    const begun = all.json.refunds + again.json.refunds
    expect(begun + (hand.status === 200 ? 1 : 0)).toBe(50)
    await Promise.all([reconcileRefunds(server.ctx), reconcileRefunds(server.ctx)])
    await expect
      .poll(() => buyers(id), { timeout: 20_000 })
      .toMatchObject({
        buyers: 0,
        amounts: [],
        refunding: 0,
        refunded: 50,
        given_up: 0,
      })
    for (const { orderId } of bought) expect(await givenBack(orderId)).toEqual([999])
    expect((await refundAll(id)).json).toEqual({ refunds: 0 })
    // Fifty purchases take their time.
  }, 120_000)

  it('are refunded while it is live without a picture, and lose it at once', async () => {
    const id = await addGame()
    const { buyer, orderId } = await buyGame(cards.good, id)
    expect((await buyer.ask(`/events/${id}/playback`, {})).status).toBe(200)
    expect(await buyers(id)).toMatchObject({
      event: { stream_status: 'live', is_cancelled: false },
      buyers: 1,
    })
    expect((await refundAll(id)).json).toEqual({ refunds: 1 })
    await reconcileRefunds(server.ctx)
    await expect.poll(() => buyers(id), { timeout: 20_000 }).toMatchObject({ buyers: 0, refunded: 1 })
    expect(await givenBack(orderId)).toEqual([999])
    expect((await buyer.ask(`/events/${id}/playback`, {})).status).toBe(402)
  })

  it('are refunded after its end, also who bought between two presses, each once', async () => {
    const id = await addGame()
    const first = await buyGame(cards.good, id)
    const second = await buyGame(cards.good, id)
    await studio.post(`/channels/alpha/events/${id}/end`, {})
    expect((await refundAll(id)).json).toEqual({ refunds: 2 })
    const late = await buyGame(cards.good, id)
    expect((await refundAll(id)).json).toEqual({ refunds: 1 })
    await reconcileRefunds(server.ctx)
    await expect.poll(() => buyers(id), { timeout: 20_000 }).toMatchObject({ buyers: 0, refunded: 3 })
    for (const { orderId } of [first, second, late]) expect(await givenBack(orderId)).toEqual([999])
  })

  it('are not refunded while the game is to come and still on sale', async () => {
    const id = await addGame('upcoming')
    await buyGame(cards.good, id)
    expect((await refundAll(id)).status).toBe(409)
    expect(await buyers(id)).toMatchObject({ buyers: 1, refunding: 0 })
  })

  it('do not include disputed payments and games that were credited towards a pass', async () => {
    const id = await addGame()
    await buyGame(cards.disputed, id)
    const { buyer } = await buyGame(cards.good, id)
    await buyer.buyWith(cards.good, { type: 'package', id: await productId(server, 'package', 'season') })
    await buyGame(cards.good, id)
    await expect.poll(() => buyers(id)).toMatchObject({ buyers: 1, disputed: 1, in_passes: 1 })
  })
})

describe('a game and the pass that it is taken off', async () => {
  const seasonPass = await productId(server, 'package', 'season')
  const creditOf = async (buyer: Awaited<ReturnType<typeof openBuyer>>) =>
    (await buyer.ask(`/stripe/price-lines?type=package&id=${seasonPass}`)).json.credit
  const buyPass = async (buyer: Awaited<ReturnType<typeof openBuyer>>) => {
    const payment_method_id = await buyer.enterCard(cards.good)
    return (await buyer.buy({ type: 'package', id: seasonPass, payment_method_id })).json.order
  }

  it('a disputed payment is not taken off a pass, nor is one that is being refunded', async () => {
    const disputed = await buyGame(cards.disputed)
    await expect
      .poll(async () => (await story(disputed.orderId)).payment_state, { timeout: 20_000 })
      .toBe('disputed')
    expect(await creditOf(disputed.buyer)).toBe(0)
    expect(await buyPass(disputed.buyer)).toMatchObject({ status: 'paid', credit: 0 })
    const refunding = await buyGame()
    expect(await creditOf(refunding.buyer)).toBe(999)
    const fault = { when: 'before', reply: 'error', path: '/v1/refunds', method: 'POST' }
    await atProvider(server, '/sandbox/faults', fault)
    expect((await refund(refunding.orderId)).json.state).toBe('waiting')
    expect(await creditOf(refunding.buyer)).toBe(0)
  })

  it('the game is refunded only if the operator chooses it, or once the pass is refunded', async () => {
    const { buyer, orderId } = await buyGame()
    const order = await buyPass(buyer)
    expect(order).toMatchObject({ status: 'paid', credit: 999 })
    expect((await story(orderId)).counted_towards_id).toBe(order.id)
    for (const body of [{}, { amount: 1 }]) {
      const { status, json } = await refund(orderId, body)
      expect({ status, code: json.error?.code }).toEqual({ status: 409, code: 'counted_towards_pass' })
    }
    expect(await givenBack(orderId)).toEqual([])
    expect((await refund(orderId, { amount: 100, despite_pass: true })).status).toBe(200)
    await refund(order.id)
    await expect.poll(async () => (await story(order.id)).status).toBe('refunded')
    expect((await story(orderId)).counted_towards_id).toBeNull()
    expect((await refund(orderId)).status).toBe(200)
    expect((await givenBack(orderId)).toSorted()).toEqual([100, 899])
  })
})

describe('a dispute', () => {
  const openDispute = async () => {
    const { buyer, orderId } = await buyGame()
    await buyer.ask(`/events/${game}/playback`, {})
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
    const intent = await atProvider(server, `/v1/payment_intents/${row?.payment_intent_id}`)
    const { id } = await atProvider(server, '/sandbox/disputes', { charge: intent.latest_charge })
    await expect
      .poll(async () => (await story(orderId)).disputes)
      .toMatchObject([{ id, state: 'open', amount: 999, reason: 'fraudulent' }])
    return { buyer, orderId, id }
  }
  const watches = async (buyer: Awaited<ReturnType<typeof openBuyer>>) =>
    (await buyer.ask(`/events/${game}`)).json.has_access

  it('is answered with the times of access, the receipt and the terms, and restores access if it is won', async () => {
    const { buyer, orderId, id } = await openDispute()
    expect(await watches(buyer)).toBe(false)
    expect((await refund(orderId)).status).toBe(409)
    expect((await studio.get('/channels/alpha/payments-health')).json.problems).toContain('disputed')
    await Promise.all([answerDisputes(server.ctx), answerDisputes(server.ctx)])
    await expect
      .poll(async () => (await story(orderId)).disputes)
      .toMatchObject([{ answered_at: expect.any(String), due_at: expect.any(String), closed_at: null }])
    const told = await atProvider(server, `/v1/disputes/${id}`)
    expect(told).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
      evidence: {
        customer_name: 'Ada Fan',
        customer_email_address: (await story(orderId)).user.email,
        access_activity_log: expect.stringMatching(/opened once, first 20\d\d-/),
        refund_policy_disclosure: expect.stringContaining('/terms_conditions'),
        uncategorized_text: expect.stringMatching(/Receipt: http/),
        service_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      },
    })
    await atProvider(server, '/sandbox/disputes/decide', { dispute: id, outcome: 'won' })
    await expect.poll(() => watches(buyer)).toBe(true)
    expect(await story(orderId)).toMatchObject({
      status: 'paid',
      activity_status: 'active',
      refundable: 999,
      disputes: [{ state: 'won', closed_at: expect.any(String) }],
    })
  })

  it('that is lost ends the access', async () => {
    const { buyer, orderId, id } = await openDispute()
    await atProvider(server, '/sandbox/disputes/decide', { dispute: id, outcome: 'lost' })
    await expect
      .poll(() => story(orderId))
      .toMatchObject({
        status: 'refunded',
        refundable: 0,
        access: { is_open: false },
        disputes: [{ state: 'lost', closed_at: expect.any(String) }],
      })
    expect(await watches(buyer)).toBe(false)
  })

  it('that cannot be answered now is answered later, and one that somebody answered is left alone', async () => {
    await atProvider(server, '/sandbox/faults', {
      when: 'before',
      reply: 'error',
      path: '/v1/disputes/',
      times: 1_000,
    })
    const away = await openDispute()
    await answerDisputes(server.ctx)
    expect((await story(away.orderId)).disputes).toMatchObject([{ answered_at: null }])
    await endFaults()
    const byHand = { 'evidence[uncategorized_text]': 'Written by hand' }
    const other = await openDispute()
    await atProvider(server, `/v1/disputes/${other.id}`, byHand)
    clockMs += 121_000
    await answerDisputes(server.ctx)
    for (const { orderId } of [away, other])
      await expect
        .poll(async () => (await story(orderId)).disputes)
        .toMatchObject([{ state: 'open', answered_at: expect.any(String) }])
    expect((await atProvider(server, `/v1/disputes/${away.id}`)).status).toBe('under_review')
  })
})

describe('the viewing history of a user', () => {
  it('is still shown when the players are deleted, for sold games only', async () => {
    const { buyer, orderId } = await buyGame()
    await buyer.ask(`/events/${game}/playback`, {})
    await buyer.ask(`/events/${await addGame('live', 'free')}/playback`, {})
    const before = (await story(orderId)).access.viewings
    expect(before).toMatchObject([{ event_id: game, times: 1 }])
    clockMs += 25 * 3_600_000
    await server.runJob('forget-playbacks')
    await expect
      .poll(async () => server.ctx.db.$count(playbacks, eq(playbacks.user_id, buyer.userId)))
      .toBe(0)
    studio = await openStudio(server, 'runs@alpha.test')
    expect((await story(orderId)).access.viewings).toEqual(before)
    expect(await server.ctx.db.$count(viewings, eq(viewings.user_id, buyer.userId))).toBe(1)
  })
})

describe("payments' health", () => {
  it('shows when the provider was last heard from, and what is open', async () => {
    await buyGame()
    await atProvider(server, '/sandbox/idle')
    const { json } = await studio.get('/channels/alpha/payments-health')
    expect(json).toMatchObject({ is_sandbox: true, unsettled: 0 })
    expect(Date.now() + clockMs - Date.parse(json.last_webhook_at)).toBeLessThan(60_000)
    expect(json.problems).not.toContain('no_webhooks')
  })

  it('reports orders that were not settled for five minutes, but not those that wait for their buyer', async () => {
    const before = (await studio.get('/channels/alpha/payments-health')).json.unsettled
    const { orderId } = await buyGame(cards.authenticated)
    const lost = await buyGame(cards.authenticated)
    // A late webhook would settle it.
    await atProvider(server, '/sandbox/idle')
    await atProvider(server, '/sandbox/faults', {
      when: 'before',
      reply: 'error',
      path: '/v1/payment_intents',
      times: 1_000,
    })
    await server.ctx.db
      .update(orders)
      .set({ payment_state: null })
      .where(and(eq(orders.channel_id, server.alphaId), eq(orders.id, lost.orderId)))
    clockMs += 301_000
    await reconcileOrders(server.ctx)
    const { json } = await studio.get('/channels/alpha/payments-health')
    expect(json).toMatchObject({ unsettled: before + 1 })
    expect(json.problems).toContain('unsettled')
    expect((await story(orderId)).payment_state).toBe('needs_action')
  })
})
