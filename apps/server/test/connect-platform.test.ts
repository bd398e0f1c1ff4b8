import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nameAccount } from '../src/adapters/payments/index.ts'
import { auditLog, orders, paymentAccounts, paymentEvents, platformEndpoints } from '../src/db/tables.ts'
import { registerEndpoints } from '../src/sale/payments/index.ts'
import { cards, openBuyer, productId, sandboxUrl } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

// Without keys of a real platform the sandbox is one.
const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const studio = await enterStudio(server, 'owns@alpha.test', server.alphaId)
const single = await productId(server, 'package', 'game')
const base = '/channels/alpha/payment-account'

const begin = async () => (await studio.post(`${base}/begin-connect`, { adds_tax: false })).json
const finish = async () => (await studio.post(`${base}/finish-connect`, {})).json
const connection = async () => (await studio.get(base)).json

async function answer(url: string, given: 'yes' | 'later'): Promise<string | null> {
  const body = new URLSearchParams({ answer: given })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location')
}

async function atPlatform(path: string, { account = '', body }: { account?: string; body?: object } = {}) {
  const response = await fetch(`${sandboxUrl(server)}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: 'Bearer sandbox_secret_platform',
      ...(account && { 'stripe-account': account }),
    },
    ...(body ? { body: new URLSearchParams(Object.entries(body)) } : {}),
  })
  return response.json()
}

async function connectAccount(): Promise<string> {
  await answer((await begin()).url, 'yes')
  expect(await finish()).toEqual({ state: 'connected' })
  const [row] = await server.ctx.db.select().from(paymentAccounts).where(eq(paymentAccounts.is_current, true))
  return row?.connected_account ?? ''
}

async function buyGame(account: string) {
  const season = await openSeason(server)
  const sold = { type: 'paid', stream_status: 'live', base_price: 899, service_fee: 100 } as const
  const id = await season.add(new Date().toISOString(), sold)
  await addOutsidePlayer(server, id)
  const card = await fetch(`${sandboxUrl(server)}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox_public_platform', 'stripe-account': account },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': cards.good,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }),
  })
  const { id: payment_method_id } = await card.json()
  const buyer = await openBuyer(server)
  const { json } = await buyer.buy({ type: 'event', id, package_id: single, payment_method_id })
  return { buyer, order: json.order }
}

it('an owner connects an account at the provider’s pages, and the channel sells by it', async () => {
  expect(await connection()).toMatchObject({ source: 'sandbox', has_platform: true, is_begun: false })
  const { url } = await begin()
  expect(await connection()).toMatchObject({ source: 'sandbox', is_begun: true })
  expect(await answer(url, 'later')).toContain('/studio/channels/alpha/connect-payments?back=1')
  expect(await finish()).toEqual({ state: 'unfinished' })
  // Another visit is of the same account.
  const account = await connectAccount()
  expect(await server.ctx.db.select().from(paymentAccounts)).toHaveLength(1)
  expect(await connection()).toMatchObject({
    source: 'platform',
    is_begun: false,
    is_live: false,
    publishable_key: null,
    takes_cards: true,
    connected: { by: 'owns@alpha.test' },
  })
  const test = await studio.post(`${base}/test`, {})
  expect(test.json).toEqual({ problem: null })

  const { order } = await buyGame(account)
  expect(order.status).toBe('paid')
  const { data } = await atPlatform('/v1/payment_intents', { account })
  expect(data[0].metadata).toMatchObject({ order: String(order.id) })
  expect((await atPlatform('/v1/payment_intents')).data).toEqual([])
  const refund = { reason: 'Asked for by mail', idempotency_key: randomUUID() }
  const { json } = await studio.post(`/channels/alpha/orders/${order.id}/refund`, refund)
  expect(json).toMatchObject({ state: 'done', amount: 999 })
  const rows = await server.ctx.db.select().from(auditLog)
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['begin_connect_payments', 'connect_payments', 'test_payments']),
  )
})

it('what the provider reports about the account comes to one endpoint for all channels', async () => {
  const register = () => registerEndpoints(server.ctx, { sandboxTarget: server.url })
  await register()
  await register()
  expect(await server.ctx.db.select().from(platformEndpoints)).toHaveLength(1)
  expect((await connection()).webhook).toMatchObject({
    state: 'made',
    url: `${server.url}/api/stripe/webhook/connected`,
  })
  const { connected_account: account = '' } =
    (await server.ctx.db.select().from(paymentAccounts).where(eq(paymentAccounts.is_current, true)))[0] ?? {}
  const { order } = await buyGame(account ?? '')
  await expect
    .poll(async () =>
      (await server.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.order_id, order.id))).map(
        ({ type }) => type,
      ),
    )
    .toContain('payment_intent.succeeded')

  const forged = await server.ask('/api/stripe/webhook/connected', {
    method: 'POST',
    body: JSON.stringify({ id: 'evt_forged', type: 'charge.refunded', account, data: { object: {} } }),
    headers: { 'stripe-signature': 't=1,v1=00' },
  })
  expect(forged.status).toBe(400)
})

it('an owner disconnects it and connects it again, and its orders are followed all the time', async () => {
  const account = await connectAccount()
  const { order } = await buyGame(account)
  await studio.post(`${base}/disconnect`, {})
  expect((await connection()).source).toBe('sandbox')
  const refund = { reason: 'Asked for by mail', idempotency_key: randomUUID() }
  const { json } = await studio.post(`/channels/alpha/orders/${order.id}/refund`, refund)
  expect(json).toMatchObject({ state: 'done', amount: 999 })
  const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, order.id))
  expect(row?.payment_account).toBe(nameAccount(account, false))

  expect(await finish()).toEqual({ state: 'connected' })
  expect((await connection()).source).toBe('platform')
})

it('an owner who takes the account away from the platform ends it here, and may connect another', async () => {
  const account = await connectAccount()
  await atPlatform('/sandbox/leave', { account, body: {} })
  await expect.poll(async () => (await connection()).source).toBe('sandbox')
  expect(await finish()).toEqual({ state: 'unfinished' })
  const next = await connectAccount()
  expect(next).not.toBe(account)
})

it('only owners connect, and nothing is connected beside the keys of files', async () => {
  const finance = await enterStudio(server, 'counts@alpha.test', server.alphaId, 'finance')
  expect((await finance.post(`${base}/begin-connect`, { adds_tax: false })).status).toBe(403)
  expect((await finance.post(`${base}/finish-connect`, {})).status).toBe(403)
  const other = await enterStudio(server, 'owns@beta.test', server.betaId)
  expect((await other.post('/channels/beta/payment-account/finish-connect', {})).status).toBe(409)
})
