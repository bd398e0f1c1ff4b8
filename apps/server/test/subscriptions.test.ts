import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createToken } from '../src/accounts/auth/create-token.ts'
import { orders, transactions, users } from '../src/db/tables.ts'
import { reconcileOrders, refundOrder, settle } from '../src/sale/payments/index.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

let clockMs = 0
const dayMs = 86_400_000

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ products }) => {
      products.coupons.push({ code: 'ALL', percent: 100, products: ['monthly'] })
      for (const plan of products.subscriptions) {
        plan.name = { en: plan.alias, fr: `${plan.alias} en français` }
        if (plan.alias === 'yearly') plan.service_fee = 100
      }
    }),
    buildSoldLeague('beta'),
  ],
  now: () => new Date(Date.now() + clockMs),
})
const monthly = await productId(server, 'subscription', 'monthly')
const yearly = await productId(server, 'subscription', 'yearly')
const season = await openSeason(server)
const game = await season.add(new Date().toISOString(), { type: 'paid', base_price: 899, service_fee: 100 })

type Buyer = Awaited<ReturnType<typeof openBuyer>>
const subscribe = async (buyer: Buyer, change: object = {}) =>
  buyer.buy({
    type: 'subscription',
    id: monthly,
    payment_method_id: await buyer.enterCard(cards.good),
    ...change,
  })
const canWatch = async (buyer: Buyer) => (await buyer.ask(`/events/${game}`)).json.has_access
/** The sandbox has our clock; what falls due meanwhile is done, and then told. */
const pass = async (days: number) => {
  clockMs += days * dayMs
  await atProvider(server, '/sandbox/clock', { advance_seconds: 1 })
  await atProvider(server, '/sandbox/idle')
}
const newest = async (buyer: Buyer) => (await buyer.ask('/orders')).json.items[0]

describe('a subscription', () => {
  it('is bought, renews every 30 days, and lists its payments', async () => {
    const buyer = await openBuyer(server)
    const { status, json } = await subscribe(buyer)
    expect(status).toBe(200)
    expect(json.order).toMatchObject({
      type: 'subscription',
      status: 'paid',
      activity_status: 'active',
      auto_renewal: 'active',
      total: 999,
      is_trial: false,
      transactions: [{ event: 'created', status: 'paid', total: 999 }],
    })
    expect(await canWatch(buyer)).toBe(true)
    await pass(31)
    await expect
      .poll(async () => (await newest(buyer)).transactions)
      .toMatchObject([
        { event: 'updated', status: 'paid', total: 999 },
        { event: 'created', status: 'paid' },
      ])
    expect(await canWatch(buyer)).toBe(true)
  })

  it('is named in the language of the user, before and after it is bought', async () => {
    const buyer = await openBuyer(server)
    const name = 'monthly en français'
    const lines = await buyer.ask(`/stripe/price-lines?type=subscription&id=${monthly}&language=fr`)
    expect(lines.json.name).toBe(name)
    const bought = await buyer.ask('/stripe/buy?language=fr', {
      type: 'subscription',
      id: monthly,
      payment_method_id: await buyer.enterCard(cards.good),
      idempotency_key: randomUUID(),
      terms: true,
    })
    expect(bought.json.order.product.name).toBe(name)
    const { id } = bought.json.order
    const { json } = await buyer.ask(`/orders/${id}?language=fr`)
    expect([json.product.name, json.transactions[0].name]).toEqual([name, name])
    expect((await buyer.order(id)).product.name).toBe('monthly')
    const ended = await buyer.ask('/stripe/unsubscribe?language=fr', { order_id: id })
    expect(ended.json).toMatchObject({ auto_renewal: 'cancelled', product: { name } })
  })

  it('has its fee as a separate line', async () => {
    const buyer = await openBuyer(server)
    const { json } = await subscribe(buyer, { id: yearly })
    expect(json.order).toMatchObject({ base_price: 999, service_fee: 100, total: 1099 })
    expect(json.order.transactions).toMatchObject([{ base_price: 999, service_fee: 100, total: 1099 }])
    const days = (Date.parse(json.order.period_ends_at) - Date.now() - clockMs) / dayMs
    expect(Math.round(days)).toBeGreaterThanOrEqual(365)
  })

  it('cannot be bought twice, by two tabs or by two plans', async () => {
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.good)
    await Promise.all([
      subscribe(buyer, { payment_method_id }),
      subscribe(buyer, { payment_method_id }),
      subscribe(buyer, { payment_method_id, id: yearly }),
    ])
    const again = await subscribe(buyer, { id: yearly })
    expect(again.json.error.code).toBe('already_purchased')
    const { items } = (await buyer.ask('/orders')).json
    expect(items.filter((order: { status: string }) => order.status === 'paid')).toHaveLength(1)
  })

  it('that was not paid in time ends when another is bought, and cannot be paid afterwards', async () => {
    const buyer = await openBuyer(server)
    await subscribe(buyer)
    const { customer, plan } = await customerOf(buyer)
    await failRenewals(buyer)
    await pass(31)
    await pass(3)
    expect(await canWatch(buyer)).toBe(false)
    expect((await subscribe(buyer)).json.order.status).toBe('paid')
    expect(await atProvider(server, `/v1/subscriptions/${plan}`)).toMatchObject({ status: 'canceled' })
    const { data } = await atProvider(server, `/v1/subscriptions?customer=${customer}`)
    expect(data).toHaveLength(1)
  })

  it('that is cancelled stays open until its end and then ends', async () => {
    const buyer = await openBuyer(server)
    const order_id = (await subscribe(buyer)).json.order.id
    const ended = await buyer.ask('/stripe/unsubscribe', { order_id })
    expect(ended.json).toMatchObject({ auto_renewal: 'cancelled', activity_status: 'active' })
    expect((await buyer.ask('/stripe/unsubscribe', { order_id })).status).toBe(200)
    expect(await canWatch(buyer)).toBe(true)
    await pass(31)
    expect(await canWatch(buyer)).toBe(false)
    await expect.poll(async () => (await newest(buyer)).activity_status).toBe('expired')
    expect((await buyer.ask('/stripe/unsubscribe', { order_id })).status).toBe(409)
  })

  it('that is unpaid stays open for three more days, and opens again when it is paid', async () => {
    const buyer = await openBuyer(server)
    await subscribe(buyer)
    const { customer } = await customerOf(buyer)
    await failRenewals(buyer)
    await pass(31)
    await expect.poll(async () => (await newest(buyer)).is_past_due).toBe(true)
    expect(await newest(buyer)).toMatchObject({ activity_status: 'active', pay_url: expect.any(String) })
    expect(await canWatch(buyer)).toBe(true)
    await pass(3)
    expect(await canWatch(buyer)).toBe(false)
    const good = await buyer.enterCard(cards.good)
    await atProvider(server, `/v1/payment_methods/${good}/attach`, { customer })
    const { data } = await atProvider(server, `/v1/invoices?customer=${customer}&status=open`)
    await atProvider(server, `/v1/invoices/${data[0].id}/pay`, { payment_method: good })
    await expect.poll(() => canWatch(buyer)).toBe(true)
    expect(await newest(buyer)).toMatchObject({ is_past_due: false, pay_url: null })
  })

  it('fails with a declined card', async () => {
    const buyer = await openBuyer(server)
    const answer = await subscribe(buyer, { payment_method_id: await buyer.enterCard(cards.declined) })
    expect({ status: answer.status, code: answer.json.error.code }).toEqual({
      status: 402,
      code: 'card_declined',
    })
    const later = await subscribe(buyer, { payment_method_id: await buyer.enterCard(cards.failsLater) })
    expect(later.json.error.code).toBe('card_declined')
    expect(await canWatch(buyer)).toBe(false)
    expect((await subscribe(buyer)).json.order.status).toBe('paid')
  })

  it('opens nothing until the customer has passed the bank’s check', async () => {
    const buyer = await openBuyer(server)
    const { json } = await subscribe(buyer, {
      payment_method_id: await buyer.enterCard(cards.authenticated),
    })
    expect(json).toMatchObject({
      order: { status: 'created' },
      client_secret: expect.any(String),
      redirect_url: null,
    })
    expect(await canWatch(buyer)).toBe(false)
    const [intent] = json.client_secret.split('_secret_')
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'pass' })
    await expect.poll(() => canWatch(buyer)).toBe(true)
  })

  it('is free at first with a code, and then needs no card', async () => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.buy({ type: 'subscription', id: monthly, coupon: 'ALL' })
    expect(json.order).toMatchObject({ status: 'paid', activity_status: 'active', discount: 999, total: 0 })
    expect(await canWatch(buyer)).toBe(true)
  })

  it('that is refunded ends with its renewal; a partial refund changes nothing', async () => {
    const buyer = await openBuyer(server)
    const { order } = (await subscribe(buyer)).json
    const channel = await server.ctx.channels.findByKey('alpha')
    if (!channel) throw new Error('no channel')
    await refundOrder(server.ctx, channel, order.id, { id: 1, amount: 100, keyNumber: 1 })
    expect(await canWatch(buyer)).toBe(true)
    await refundOrder(server.ctx, channel, order.id, { id: 2, amount: null, keyNumber: 1 })
    expect(await newest(buyer)).toMatchObject({
      status: 'refunded',
      activity_status: 'inactive',
      transactions: [{ status: 'refunded' }],
    })
    expect(await canWatch(buyer)).toBe(false)
    const { plan } = await customerOf(buyer)
    expect(await atProvider(server, `/v1/subscriptions/${plan}`)).toMatchObject({ status: 'canceled' })
  })

  it('goes on when an earlier bill is refunded at the provider, and says so', async () => {
    const buyer = await openBuyer(server)
    await subscribe(buyer)
    await pass(31)
    await expect.poll(async () => (await newest(buyer)).transactions.length).toBe(2)
    const [, first] = await intentsOf(buyer)
    await atProvider(server, '/v1/refunds', { payment_intent: first ?? '' })
    await expect
      .poll(() => newest(buyer))
      .toMatchObject({
        status: 'paid',
        activity_status: 'active',
        auto_renewal: 'active',
        transactions: [{ status: 'paid' }, { event: 'created', status: 'refunded' }],
      })
    expect(await canWatch(buyer)).toBe(true)
  })

  it('that is past due refunds the last payment, not the open bill, and ends', async () => {
    const buyer = await openBuyer(server)
    const { order } = (await subscribe(buyer)).json
    const { customer, plan } = await customerOf(buyer)
    const [paid] = await intentsOf(buyer)
    await failRenewals(buyer)
    await pass(31)
    await expect.poll(async () => (await newest(buyer)).is_past_due).toBe(true)
    const channel = await server.ctx.channels.findByKey('alpha')
    if (!channel) throw new Error('no channel')
    const given = await refundOrder(server.ctx, channel, order.id, { id: 1, amount: null, keyNumber: 1 })
    expect(given).toBe(999)
    const { data } = await atProvider(server, `/v1/charges?customer=${customer}&payment_intent=${paid}`)
    expect(data).toMatchObject([{ amount_refunded: 999 }])
    expect(await newest(buyer)).toMatchObject({
      status: 'refunded',
      activity_status: 'inactive',
      is_past_due: false,
      auto_renewal: 'cancelled',
      transactions: [{ status: 'refunded' }],
    })
    expect(await atProvider(server, `/v1/subscriptions/${plan}`)).toMatchObject({ status: 'canceled' })
  })

  it.each([
    ['renews again when a dispute is won', false, 'active'],
    ['does not if its holder had cancelled before', true, 'cancelled'],
  ])('%s', async (_name, isCancelled, renewal) => {
    const buyer = await openBuyer(server)
    const { order } = (await subscribe(buyer)).json
    if (isCancelled) await buyer.ask('/stripe/unsubscribe', { order_id: order.id })
    const [intent] = await intentsOf(buyer)
    const { data } = await atProvider(server, `/v1/charges?payment_intent=${intent}`)
    const dispute = await atProvider(server, '/sandbox/disputes', { charge: data[0].id })
    await expect
      .poll(() => newest(buyer))
      .toMatchObject({ activity_status: 'inactive', auto_renewal: 'cancelled' })
    await atProvider(server, '/sandbox/disputes/decide', { dispute: dispute.id, outcome: 'won' })
    await expect.poll(() => newest(buyer)).toMatchObject({ activity_status: 'active', auto_renewal: renewal })
    const { plan } = await customerOf(buyer)
    expect(await atProvider(server, `/v1/subscriptions/${plan}`)).toMatchObject({
      cancel_at_period_end: isCancelled,
    })
  })

  it('writes nothing when the provider reports nothing new', async () => {
    const buyer = await openBuyer(server)
    const { order } = (await subscribe(buyer)).json
    const [intent] = await intentsOf(buyer)
    await atProvider(server, '/v1/refunds', { payment_intent: intent ?? '', amount: 100 })
    await atProvider(server, '/sandbox/idle')
    const channel = await server.ctx.channels.findByKey('alpha')
    if (!channel) throw new Error('no channel')
    // Where a row lies changes with each time it is written.
    const written = async () => {
      const { rows } = await server.ctx.db.execute(sql`
        select o.ctid::text as "order", o.version, t.ctid::text as payment
        from ${orders} o join ${transactions} t on t.order_id = o.id where o.id = ${order.id}`)
      return rows
    }
    const before = await written()
    expect(before).toHaveLength(1)
    await settle(server.ctx, channel, order.id)
    expect(await written()).toEqual(before)
  })

  it('ends at the provider before its account is deleted', async () => {
    const buyer = await openBuyer(server)
    await subscribe(buyer)
    const { plan } = await customerOf(buyer)
    const token = await server.ctx.db.transaction(tx =>
      createToken(server.ctx, tx, {
        channelId: server.alphaId,
        userId: buyer.userId,
        purpose: 'delete_account',
      }),
    )
    const { status } = await server.ask('/api/delete-account-confirm', { body: { token } })
    expect(status).toBe(200)
    expect(await atProvider(server, `/v1/subscriptions/${plan}`)).toMatchObject({ status: 'canceled' })
  })
})

describe('another plan', () => {
  /** As its holder chooses it on the provider's page. */
  const chooseOther = async (buyer: Buyer) => {
    const { url } = (await buyer.ask('/stripe/customer-portal')).json
    const page = await (await fetch(url)).text()
    const [, subscription] = /name="subscription" value="([^"]+)"/.exec(page) ?? []
    const prices = [...page.matchAll(/name="price" value="([^"]+)"/g)].map(([, price]) => price ?? '')
    expect(prices).toHaveLength(1)
    const body = new URLSearchParams({
      action: 'switch_plan',
      subscription: subscription ?? '',
      price: prices[0] ?? '',
    })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    await atProvider(server, '/sandbox/idle')
  }

  it('is chosen in the portal, costs the difference, and takes effect', async () => {
    const buyer = await openBuyer(server)
    const { order } = (await subscribe(buyer)).json
    await pass(15)
    await chooseOther(buyer)
    const switched = await newest(buyer)
    expect(switched).toMatchObject({
      id: order.id,
      status: 'paid',
      activity_status: 'active',
      auto_renewal: 'active',
      product: { id: yearly },
      base_price: 999,
      service_fee: 100,
    })
    const [paid] = switched.transactions
    expect(paid).toMatchObject({ event: 'updated', is_switch: true, status: 'paid', service_fee: 0 })
    // What was paid before stays what it was.
    expect(switched.transactions.map(({ name }: { name: string }) => name)).toEqual(['yearly', 'monthly'])
    expect(switched.transactions[1]).toMatchObject({ event: 'created', is_switch: false })
    // About half of the month was not used.
    expect(paid.total).toBeGreaterThan(1099 - 999 * 0.6)
    expect(paid.total).toBeLessThan(1099 - 999 * 0.4)
    const days = (Date.parse(switched.period_ends_at) - Date.now() - clockMs) / dayMs
    expect(Math.round(days)).toBeGreaterThanOrEqual(364)
    expect((await buyer.ask('/user/access')).json.capabilities).toContain('clipping')
  })

  it('that costs less is not paid until the credit is used up', async () => {
    const buyer = await openBuyer(server)
    await subscribe(buyer, { id: yearly })
    await chooseOther(buyer)
    const switched = await newest(buyer)
    expect(switched).toMatchObject({ product: { id: monthly }, activity_status: 'active' })
    for (const { total } of switched.transactions) expect(total).toBeGreaterThanOrEqual(0)
    expect(await canWatch(buyer)).toBe(true)
  })
})

describe('a trial', () => {
  const start = async (buyer: Buyer, number: string) =>
    buyer.ask('/stripe/subscription/start_trial', {
      subscription_id: monthly,
      payment_method_id: await buyer.enterCard(number),
      trk: 'poster',
    })

  it('is free for its days and paid after them', async () => {
    const buyer = await openBuyer(server)
    const { status, json } = await start(buyer, cards.good)
    expect(status).toBe(200)
    expect(json).toMatchObject({ status: 'paid', activity_status: 'active', is_trial: true })
    expect(await canWatch(buyer)).toBe(true)
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, json.id))
    expect(row?.trk).toBe('poster')
    expect((await buyer.ask('/user/access')).json.trial_period_used).toBe(true)
    await pass(31)
    await expect
      .poll(() => newest(buyer))
      .toMatchObject({ is_trial: false, activity_status: 'active', transactions: [{ total: 999 }, {}] })
  })

  it('is available once per user and once per card', async () => {
    const first = await openBuyer(server)
    const order = (await start(first, cards.other)).json
    await first.ask('/stripe/unsubscribe', { order_id: order.id })
    await pass(31)
    expect((await start(first, '378282246310005')).json.error.code).toBe('trial_used')
    const second = await openBuyer(server)
    expect((await start(second, cards.other)).json.error.code).toBe('trial_used')
    expect((await start(second, '6011111111111117')).json).toMatchObject({ is_trial: true })
  })

  it('that a card could not begin is still available', async () => {
    const buyer = await openBuyer(server)
    expect((await start(buyer, cards.declined)).json.error.code).toBe('card_declined')
    const [user] = await server.ctx.db.select().from(users).where(eq(users.id, buyer.userId))
    expect(user?.trial_period_used).toBe(false)
  })

  it('needs a card', async () => {
    const buyer = await openBuyer(server)
    const answer = await buyer.ask('/stripe/subscription/start_trial', { subscription_id: monthly })
    expect(answer.json.error.code).toBe('card_needed')
  })
})

describe('cards', () => {
  it('are entered at the provider, saved and listed', async () => {
    const buyer = await openBuyer(server)
    expect((await buyer.ask('/stripe/list-cards')).json.items).toEqual([])
    const { json } = await buyer.ask('/stripe/setup-intent', {})
    expect(json).toMatchObject({
      client_secret: expect.stringContaining('_secret_'),
      form: { publishable_key: 'sandbox_public_alpha', sandbox_url: expect.any(String) },
    })
    const [intent] = json.client_secret.split('_secret_')
    const card = await buyer.enterCard(cards.good)
    await atProvider(server, `/v1/setup_intents/${intent}/confirm`, { payment_method: card })
    const listed = await buyer.ask('/stripe/list-cards')
    expect(listed.json.items).toEqual([
      { id: card, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
    ])
    expect((await buyer.ask('/stripe/customer-portal')).json.url).toMatch(/^http/)
  })
})

it('the reconciler settles orders that nobody reported', async () => {
  await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
  const buyer = await openBuyer(server)
  await subscribe(buyer)
  await pass(31)
  expect((await newest(buyer)).transactions).toHaveLength(1)
  clockMs += 700_000
  await reconcileOrders(server.ctx)
  await expect.poll(async () => (await newest(buyer)).transactions.length).toBe(2)
  await atProvider(server, '/sandbox/webhooks', {})
})

/** The card is taken, and declined at each renewal. */
async function failRenewals(buyer: Buyer): Promise<void> {
  const { customer, plan } = await customerOf(buyer)
  const bad = await buyer.enterCard(cards.failsLater)
  await atProvider(server, `/v1/payment_methods/${bad}/attach`, { customer })
  await atProvider(server, `/v1/subscriptions/${plan}`, { default_payment_method: bad })
}

/** The newest first. */
async function intentsOf(buyer: Buyer): Promise<string[]> {
  const { customer } = await customerOf(buyer)
  const { data } = await atProvider(server, `/v1/payment_intents?customer=${customer}`)
  return data.map(({ id }: { id: string }) => id)
}

async function customerOf({ userId }: Buyer): Promise<{ customer: string; plan: string }> {
  const rows = await server.ctx.db.select().from(orders).where(eq(orders.user_id, userId))
  const found = rows.find(order => order.payment_subscription_id !== null)
  return { customer: found?.payment_customer_id ?? '', plan: found?.payment_subscription_id ?? '' }
}
