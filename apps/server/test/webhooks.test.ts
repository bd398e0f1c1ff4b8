import { createHmac } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import { createStripeAccount } from '../src/adapters/payments/stripe-account.ts'
import { orders, paymentEndpoints, paymentEvents, transactions } from '../src/db/tables.ts'
import { reconcileOrders, refundOrder, registerEndpoints } from '../src/sale/payments/index.ts'
import { payOrder } from '../src/sale/payments/pay-order.ts'
import { atProvider, cards, openBuyer, productId, sandboxUrl } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

let secret = ''
let clockMs = 0

const server = await serveTests({
  channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')],
  now: () => new Date(Date.now() + clockMs),
})
const game = await addSoldGame(server)
const single = await productId(server, 'package', 'game')
secret = await vi.waitFor(findSecret, { timeout: 20_000 })

async function findSecret(): Promise<string> {
  const [row] = await server.ctx.db
    .select()
    .from(paymentEndpoints)
    .where(eq(paymentEndpoints.channel_id, server.alphaId))
  if (!row) throw new Error('The endpoint is not registered yet')
  return server.ctx.sealer.open('payment-endpoint', row.sealed_secret) ?? ''
}

const buyGame = async (number = cards.good) => {
  const buyer = await openBuyer(server)
  const { json } = await buyer.buyWith(number, { type: 'event', id: game, package_id: single })
  return { buyer, orderId: json.order.id as number, json }
}
const nowSeconds = () => Math.floor((Date.now() + clockMs) / 1000)
const sign = (body: string, at = nowSeconds(), key = secret) =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`
let told = 0
const event = (type: string, object: object) => {
  told += 1
  return JSON.stringify({ id: `evt_test_${told}`, object: 'event', type, data: { object } })
}
const send = (body: string, signature = sign(body)) =>
  server.ask('/api/stripe/webhook?channel_key=alpha', { body, headers: { 'stripe-signature': signature } })
const countEvents = async () => (await server.ctx.db.select().from(paymentEvents)).length
const intentOf = async (orderId: number) => {
  const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
  return row?.payment_intent_id ?? ''
}

it('the provider learns where to send them, and on which hosts wallets may pay', async () => {
  const told = async () => {
    const { data: endpoints } = await atProvider(server, '/v1/webhook_endpoints?limit=100')
    const { data: domains } = await atProvider(server, '/v1/payment_method_domains?limit=100')
    return { endpoints, domains: domains.map((one: { domain_name: string }) => one.domain_name) }
  }
  await expect.poll(async () => (await told()).domains).toEqual(['alpha.test'])
  const { endpoints } = await told()
  expect(endpoints).toHaveLength(1)
  expect(endpoints[0]).toMatchObject({
    url: expect.stringMatching(/\/api\/stripe\/webhook\?channel_key=alpha$/),
    status: 'enabled',
    enabled_events: expect.arrayContaining(['payment_intent.succeeded', 'customer.subscription.updated']),
  })
  // Once more, as every minute: nothing is added.
  await registerEndpoints(server.ctx, { sandboxTarget: new URL(endpoints[0].url).origin })
  expect((await told()).endpoints).toHaveLength(1)
})

it('a host that is added later allows wallets, with real keys too', async () => {
  const { hostname, port } = new URL(sandboxUrl(server))
  const stripe = new Stripe('sandbox_secret_real', { host: hostname, port, protocol: 'http' })
  const keys = {
    name: 'stripe-real',
    source: 'files',
    publishableKey: 'public',
    connectedAccount: null,
    sandboxUrl: null,
  } as const
  const account = createStripeAccount(stripe, keys)
  const channel = await server.ctx.channels.findByKey('beta')
  if (!channel) throw new Error('no channel')
  const register = (hosts: string[]) =>
    registerEndpoints(
      {
        ...server.ctx,
        payments: { ...server.ctx.payments, find: () => account },
        channels: { ...server.ctx.channels, list: async () => [{ ...channel, hosts }] },
      },
      { sandboxTarget: 'http://127.0.0.1:9' },
    )
  await register(['beta.test'])
  await register(['beta.test', 'tv.beta.test'])
  const { data: domains } = await stripe.paymentMethodDomains.list()
  expect(domains.map(({ domain_name }) => domain_name).sort()).toEqual(['beta.test', 'tv.beta.test'])
  const { data: endpoints } = await stripe.webhookEndpoints.list()
  expect(endpoints.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^http:\/\/beta\.test.*\/api\/stripe\/webhook\?channel_key=beta$/),
  ])
})

describe('a webhook', () => {
  const odd = (change: object) =>
    JSON.stringify({ ...JSON.parse(event('payment_intent.succeeded', {})), ...change })
  const ofIntent = (object: unknown) => odd({ data: { object } })
  it.each([
    // Rightly signed, and no event.
    [400, 'null'],
    [400, '[]'],
    [400, '7'],
    [400, '"evt_1"'],
    [400, '{'],
    [400, '{}'],
    [400, odd({ id: undefined })],
    [400, odd({ id: 7 })],
    [400, odd({ id: 'x'.repeat(5_000) })],
    [400, odd({ id: 'evt_\u0000' })],
    [400, odd({ type: null })],
    [400, odd({ type: ['payment_intent.succeeded'] })],
    // An event that is about nothing of ours.
    [200, odd({ data: undefined })],
    [200, odd({ data: null })],
    [200, odd({ data: [] })],
    [200, odd({ data: 'pi_1' })],
    [200, odd({ data: undefined, object: 'v2.core.event', type: 'v1.billing.meter.no_meter_found' })],
    [200, odd({ type: 'something.new', api_version: '2099-01-01.future' })],
    [200, odd({ type: 'constructor' })],
    [200, ofIntent(null)],
    [200, ofIntent([])],
    [200, ofIntent({})],
    [200, ofIntent({ id: 12 })],
    [200, ofIntent({ id: { id: 'pi_1' } })],
    [200, ofIntent({ id: 'pi_\u0000' })],
    [200, ofIntent({ id: 'pi_1', metadata: null })],
    [200, ofIntent({ id: 'pi_1', metadata: [] })],
    [200, ofIntent({ id: 'pi_1', metadata: { channel: 7, order: 7 } })],
    [200, ofIntent({ id: 'pi_1', metadata: { channel: 'alpha', order: '9999999999' } })],
    [200, ofIntent({ id: 'pi_1', metadata: { channel: 'alpha', order: 1e300 } })],
    [200, ofIntent({ id: 'pi_1', metadata: { channel: 'other', order: '1' }, amount: 1e300 })],
    [200, event('charge.refunded', {})],
    [200, event('charge.refunded', { payment_intent: {} })],
    [200, event('charge.dispute.created', { payment_intent: 'pi_nowhere' })],
    [200, event('customer.subscription.updated', { id: 'sub_nowhere', metadata: { channel: 'alpha' } })],
    [200, event('invoice.paid', {})],
    [200, event('invoice.paid', { parent: { subscription_details: null } })],
    // Before 2025 the subscription stood beside the amount.
    [200, event('invoice.paid', { subscription: 'sub_1' })],
    [200, event('payout.paid', { id: 'po_nowhere', amount: 1e300 })],
    [200, event('payout.paid', { id: -1 })],
  ] as const)('that is rightly signed and odd gets %i, never 500 (%#)', async (status, body) => {
    expect([body, (await send(body)).status]).toEqual([body, status])
  })

  it('that is forged, changed, old or from the future changes nothing', async () => {
    await atProvider(server, '/sandbox/idle')
    const before = await countEvents()
    const body = event('payment_intent.succeeded', { id: 'pi_1', metadata: {} })
    const at = nowSeconds()
    for (const [sent, signature] of [
      [body, ''],
      [body, 'rubbish'],
      [body, sign(body, at, 'another secret')],
      [`${body} `, sign(body)],
      [JSON.stringify(JSON.parse(body), null, 1), sign(body)],
      [body, sign(body, at - 301)],
      // However long the others have taken.
      [body, sign(body, at + 360)],
      [body, sign(body).replace(/t=\d+/, `t=${at - 1}`)],
    ] as const)
      expect((await send(sent, signature)).status).toBe(400)
    expect(await countEvents()).toBe(before)
  })

  it('that arrives again unchanged is a retry of the provider: it is accepted, and changes nothing', async () => {
    const { orderId } = await buyGame()
    await atProvider(server, '/sandbox/idle')
    const mark = { channel: 'alpha', order: String(orderId) }
    const body = event('payment_intent.succeeded', { id: await intentOf(orderId), metadata: mark })
    const signature = sign(body)
    expect((await send(body, signature)).status).toBe(200)
    const seen = async () => ({
      events: await countEvents(),
      order: await server.ctx.db.select().from(orders).where(eq(orders.id, orderId)),
      paid: await server.ctx.db.select().from(transactions).where(eq(transactions.order_id, orderId)),
    })
    const before = await seen()
    // Whatever has happened meanwhile: it was heard, and is not asked about again.
    await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
    await atProvider(server, '/v1/refunds', { payment_intent: await intentOf(orderId) })
    expect((await send(body, signature)).json).toEqual({ received: true })
    // The provider signs each of its tries.
    expect((await send(body, sign(body, nowSeconds() + 60))).json).toEqual({ received: true })
    expect(await seen()).toEqual(before)
    // Who kept it and sends it later is refused.
    expect((await send(body, sign(body, nowSeconds() - 301))).status).toBe(400)
    clockMs += 301_000
    expect((await send(body, signature)).status).toBe(400)
    expect(await seen()).toEqual(before)
    await atProvider(server, '/sandbox/webhooks', { mode: 'deliver' })
  })

  it('about something that is not ours, or of an unknown type, is accepted and ignored', async () => {
    for (const body of [
      event('payment_intent.succeeded', { id: 'pi_of_others', metadata: {} }),
      event('payment_intent.succeeded', { id: 'pi_2', metadata: { channel: 'shop', order: '1' } }),
      event('customer.tax_id.created', { id: 'txi_1' }),
      event('something.new', { id: 'x' }),
    ])
      expect((await send(body)).json).toEqual({ received: true })
  })

  it('about a payment of ours without an order raises an alarm', async () => {
    const body = event('payment_intent.succeeded', {
      id: 'pi_3',
      metadata: { channel: 'alpha', order: '2000000' },
    })
    expect((await send(body)).status).toBe(503)
  })

  it('that lies changes nothing: the server asks the provider', async () => {
    const { buyer, orderId, json } = await buyGame(cards.authenticated)
    expect(json.order.status).toBe('created')
    const mark = { channel: 'alpha', order: String(orderId) }
    const body = event('payment_intent.succeeded', { id: await intentOf(orderId), metadata: mark })
    expect((await send(body)).status).toBe(200)
    expect(await buyer.order(orderId)).toMatchObject({ status: 'created' })
  })

  it('settles an order that waits for the bank, whenever and however often it comes', async () => {
    await atProvider(server, '/sandbox/webhooks', { mode: 'hold' })
    const { buyer, orderId } = await buyGame(cards.authenticated)
    await atProvider(server, '/sandbox/authenticate', { intent: await intentOf(orderId), outcome: 'pass' })
    await atProvider(server, '/sandbox/webhooks/release', { order: 'shuffle', copies: 3 })
    await atProvider(server, '/sandbox/webhooks', { mode: 'deliver' })
    await atProvider(server, '/sandbox/idle')
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ status: 'paid', activity_status: 'active' })
    const paid = await server.ctx.db.select().from(transactions).where(eq(transactions.order_id, orderId))
    expect(paid).toHaveLength(1)
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(true)
  })
})

describe('the address for webhooks', () => {
  const list = async () => (await atProvider(server, '/v1/webhook_endpoints')).data
  const register = (sandboxTarget = server.url.replace('localhost', '127.0.0.1')) =>
    registerEndpoints(server.ctx, { sandboxTarget })

  it('is registered again if a crash lost its secret', async () => {
    const [lost] = await list()
    await server.ctx.db.delete(paymentEndpoints).where(eq(paymentEndpoints.channel_id, server.alphaId))
    await Promise.all([register(), register()])
    const [made, ...more] = await list()
    expect({ url: made.url, more }).toEqual({ url: lost.url, more: [] })
    expect(made.id).not.toBe(lost.id)
    secret = await findSecret()
    expect((await send(event('something.new', { id: 'x' }))).status).toBe(200)
  })

  it('may be several processes, each with its own secret', async () => {
    await register('http://127.0.0.1:1')
    expect(await list()).toHaveLength(2)
    const rows = await server.ctx.db
      .select()
      .from(paymentEndpoints)
      .where(eq(paymentEndpoints.channel_id, server.alphaId))
    for (const { sealed_secret } of rows) {
      const body = event('something.new', { id: 'x' })
      const key = server.ctx.sealer.open('payment-endpoint', sealed_secret) ?? ''
      expect((await send(body, sign(body, nowSeconds(), key))).status).toBe(200)
    }
    expect(rows).toHaveLength(2)
    const [{ id }] = (await list()).filter(({ url }: { url: string }) =>
      url.startsWith('http://127.0.0.1:1/'),
    )
    await fetch(`${sandboxUrl(server)}/v1/webhook_endpoints/${id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sandbox_secret_alpha' },
    })
  })
})

describe('after the sale', () => {
  const watches = async (buyer: { ask: (path: string) => Promise<{ json: { has_access: boolean } }> }) =>
    (await buyer.ask(`/events/${game}`)).json.has_access

  it('a partial refund keeps the access, a full one ends it', async () => {
    const { buyer, orderId } = await buyGame()
    const channel = await server.ctx.channels.findByKey('alpha')
    if (!channel) throw new Error('no channel')
    await refundOrder(server.ctx, channel, orderId, { id: 1, amount: 400, keyNumber: 1 })
    await refundOrder(server.ctx, channel, orderId, { id: 1, amount: 400, keyNumber: 1 })
    expect(await watches(buyer)).toBe(true)
    // In the provider's own pages, without us.
    await atProvider(server, '/v1/refunds', { payment_intent: await intentOf(orderId) })
    await expect.poll(() => watches(buyer)).toBe(false)
    expect(await buyer.order(orderId)).toMatchObject({
      status: 'refunded',
      transactions: [{ status: 'refunded' }],
    })
  })

  it('open pages of the buyer, and of nobody else, update within three seconds', async () => {
    const { buyer, orderId } = await buyGame()
    const other = await openBuyer(server)
    const open = (apiKey: string) => openStream(server.url, apiKey, undefined, 'header')
    const [mine, theirs] = [await open(buyer.apiKey), await open(other.apiKey)]
    const countHeard = () => mine.messages.filter(({ event: name }) => name === 'access').length
    // The page may have asked for its orders just before the sale, and begins to listen just after it.
    await expect.poll(countHeard).toBeGreaterThan(0)
    const before = countHeard()
    await atProvider(server, '/v1/refunds', { payment_intent: await intentOf(orderId) })
    await expect.poll(countHeard, { timeout: 3_000 }).toBeGreaterThan(before)
    expect(theirs.messages.map(({ event: name }) => name)).not.toContain('access')
    mine.close()
    theirs.close()
  })

  it('a client that polls for changes instead of holding a stream hears of it too', async () => {
    const { buyer, orderId } = await buyGame()
    await atProvider(server, '/sandbox/idle')
    const other = await openBuyer(server)
    const held = async (who: typeof buyer) => (await who.ask('/events-changes')).json.held
    const before = { mine: await held(buyer), theirs: await held(other) }
    expect(await held(buyer)).toBe(before.mine)
    await atProvider(server, '/v1/refunds', { payment_intent: await intentOf(orderId) })
    await expect.poll(() => held(buyer), { timeout: 3_000 }).not.toBe(before.mine)
    expect(await held(other)).toBe(before.theirs)
  })

  it('another order that covers the game still opens it', async () => {
    const { buyer, orderId } = await buyGame()
    await buyer.buyWith(cards.good, { type: 'package', id: await productId(server, 'package', 'season') })
    await atProvider(server, '/v1/refunds', { payment_intent: await intentOf(orderId) })
    await expect.poll(async () => (await buyer.order(orderId)).status).toBe('refunded')
    expect(await watches(buyer)).toBe(true)
  })

  it('a dispute suspends access, and restores it when it is won', async () => {
    const { buyer, orderId } = await buyGame(cards.disputed)
    await expect.poll(() => watches(buyer)).toBe(false)
    expect(await buyer.order(orderId)).toMatchObject({ status: 'paid', activity_status: 'inactive' })
    const { data } = await atProvider(server, `/v1/disputes?payment_intent=${await intentOf(orderId)}`)
    await atProvider(server, '/sandbox/disputes/decide', { dispute: data[0].id, outcome: 'won' })
    await expect.poll(() => watches(buyer)).toBe(true)
  })
})

describe('when the provider is silent', () => {
  it('the reconciler settles what was paid', async () => {
    await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
    const { orderId } = await buyGame(cards.authenticated)
    await atProvider(server, '/sandbox/authenticate', { intent: await intentOf(orderId), outcome: 'pass' })
    clockMs += 70_000
    await reconcileOrders(server.ctx)
    await expect
      .poll(async () => (await server.ctx.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status)
      .toBe('paid')
    await atProvider(server, '/sandbox/webhooks', { mode: 'deliver' })
  })

  it.each([
    ['before', 'error'],
    ['after', 'error'],
    ['before', 'reset'],
    ['after', 'reset'],
  ])('%s the charge with an %s, the same attempt again pays once', async (when, reply) => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    const body = {
      type: 'event',
      id: game,
      package_id: single,
      payment_method_id,
      idempotency_key: crypto.randomUUID(),
    }
    await atProvider(server, '/sandbox/faults', {
      when,
      reply,
      path: '/v1/payment_intents',
      method: 'POST',
      times: 1,
    })
    let answer = await buyer.buy(body)
    for (let tries = 0; tries < 3 && answer.json.order?.status !== 'paid'; tries += 1) {
      clockMs += 46_000
      // The name of the attempt changes only once it is known to have failed.
      const idempotency_key = answer.status === 503 ? body.idempotency_key : crypto.randomUUID()
      answer = await buyer.buy({ ...body, idempotency_key })
    }
    const mine = (await buyer.ask('/orders')).json.items
    const paid = mine.filter(({ status }: { status: string }) => status === 'paid')
    expect(paid).toHaveLength(1)
    expect(mine.filter(({ status }: { status: string }) => status === 'created')).toHaveLength(0)
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, paid[0].id))
    const list = await atProvider(server, `/v1/payment_intents?customer=${row?.payment_customer_id}`)
    expect(list.data.filter(({ status }: { status: string }) => status === 'succeeded')).toHaveLength(1)
  })

  it('and has failed for good, a buyer who tries again and again does not delay the end of the attempt', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    const idempotency_key = crypto.randomUUID()
    const body = { type: 'event', id: game, package_id: single, payment_method_id, idempotency_key }
    await atProvider(server, '/sandbox/faults', {
      when: 'before',
      reply: 'error',
      path: '/v1/payment_intents',
      method: 'POST',
      times: 1,
    })
    const statuses: string[] = []
    for (let tries = 0; tries < 4; tries += 1) {
      statuses.push((await buyer.buy(body)).json.order.status)
      clockMs += 20_000
    }
    expect(statuses).toEqual(['created', 'created', 'created', 'failed'])
    const again = await buyer.buy({ ...body, idempotency_key: crypto.randomUUID() })
    expect(again.json.order.status).toBe('paid')
  })

  it('after a rush, every payment is settled in one turn, and none waits behind one that cannot be', async () => {
    await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
    const bought = await Promise.all(Array.from({ length: 12 }, () => buyGame(cards.authenticated)))
    const ids = bought.map(({ orderId }) => orderId)
    for (const id of ids)
      await atProvider(server, '/sandbox/authenticate', { intent: await intentOf(id), outcome: 'pass' })
    clockMs += 10_000
    await reconcileOrders(server.ctx)
    const statuses = async () => {
      const rows = await server.ctx.db.select().from(orders).where(inArray(orders.id, ids))
      return rows.map(({ status }) => status)
    }
    // Some may be the server's own turn, which came at the same time.
    await expect.poll(statuses).toEqual(ids.map(() => 'paid'))
    await atProvider(server, '/sandbox/webhooks', { mode: 'deliver' })
  })

  it('a process that wakes up after its attempt has failed charges nobody', async () => {
    const { buyer, orderId, payment_method_id } = await leaveAttempt()
    const channel = await server.ctx.channels.findByKey('alpha')
    const account = channel && server.ctx.payments.find(channel)
    const [order] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
    if (!account || !order) throw new Error('no account')
    const thaw = Promise.withResolvers<void>()
    // All is done but the charge itself.
    const charge: typeof account.charge = async payment => {
      await thaw.promise
      return account.charge(payment)
    }
    const frozen = payOrder(
      { ...server.ctx, payments: { ...server.ctx.payments, find: () => ({ ...account, charge }) } },
      { channel, language: 'en', ip: '127.0.0.1' },
      order,
      { paymentMethodId: payment_method_id, savesCard: false },
    )
    clockMs += 46_000
    const again = await buyer.buy({ type: 'event', id: game, package_id: single, payment_method_id })
    expect(again.json.order).toMatchObject({ status: 'paid' })
    thaw.resolve()
    expect((await frozen).order).toMatchObject({ id: orderId, status: 'failed' })
    const list = await atProvider(server, `/v1/payment_intents?customer=${order.payment_customer_id}`)
    expect(list.data.filter(({ status }: { status: string }) => status === 'succeeded')).toHaveLength(1)
  })

  /** An order whose charge never reached the provider. */
  async function leaveAttempt() {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    // The SDK tries three times.
    await atProvider(server, '/sandbox/faults', {
      when: 'before',
      reply: 'reset',
      path: '/v1/payment_intents',
      method: 'POST',
      times: 3,
    })
    const answer = await buyer.buy({ type: 'event', id: game, package_id: single, payment_method_id })
    expect(answer.status).toBe(503)
    const [order] = await server.ctx.db.select().from(orders).where(eq(orders.user_id, buyer.userId))
    return { buyer, orderId: order?.id ?? 0, payment_method_id }
  }

  it('an attempt that was never made fails by itself', async () => {
    const { orderId } = await leaveAttempt()
    clockMs += 46_000
    await reconcileOrders(server.ctx)
    // The server's own reconciler may have been first.
    await expect
      .poll(async () => (await server.ctx.db.select().from(orders).where(eq(orders.id, orderId)))[0])
      .toMatchObject({ status: 'failed', payment_state: 'never_made' })
  })
})
