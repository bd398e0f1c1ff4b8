import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@grandstand/payments-sandbox'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { auditLog, orders, paymentAccounts, paymentEndpoints, transactions } from '../src/db/tables.ts'
import { registerEndpoints } from '../src/sale/payments/index.ts'
import { reconcileRefunds } from '../src/sale/refunds/index.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const dir = await mkdtemp(join(tmpdir(), 'stripe-'))
/** In the place of Stripe: it takes keys as Stripe writes them. */
const stripe: Sandbox = await startSandbox({ dir })
afterAll(async () => {
  await stripe.close()
  await rm(dir, { recursive: true })
})

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha'),
    buildSoldLeague('beta', document => {
      document.channel.stripe = { publishable_key: 'the-public-half', tax: false }
    }),
  ],
  config: { stripeUrl: stripe.url },
  secrets: 'beta: { stripe_secret: the-secret-half }',
})
const studio = await enterStudio(server, 'owns@alpha.test', server.alphaId)
const single = await productId(server, 'package', 'game')

let made = 0
/** Of an account of its own, in the form of Stripe's. */
function makeKeys(kind: 'sk' | 'rk' = 'sk', mode: 'test' | 'live' = 'test', name?: string) {
  made += 1
  const account = (name ?? `league${made}`).padEnd(12, 'x')
  return {
    account,
    publishable_key: ['pk', mode, account].join('_'),
    secret_key: [kind, mode, account].join('_'),
  }
}
type Keys = ReturnType<typeof makeKeys>

const connect = async ({ publishable_key, secret_key }: Omit<Keys, 'account'>, more: object = {}) =>
  (
    await studio.post('/channels/alpha/payment-account', {
      publishable_key,
      secret_key,
      adds_tax: false,
      ...more,
    })
  ).json
const connection = async (channel = 'alpha') =>
  (await studio.get(`/channels/${channel}/payment-account`)).json
const disconnect = () => studio.post('/channels/alpha/payment-account/disconnect', {})

/** What the owner of the account does there. */
async function atStripe({ secret_key }: Keys, path: string, body?: Record<string, string>) {
  const response = await fetch(`${stripe.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret_key}` },
    ...(body ? { body: new URLSearchParams(body) } : {}),
  })
  return response.json()
}

async function addGame(): Promise<number> {
  const season = await openSeason(server)
  const sold = { type: 'paid', stream_status: 'live', base_price: 899, service_fee: 100 } as const
  const id = await season.add(new Date().toISOString(), sold)
  await addOutsidePlayer(server, id)
  return id
}

async function enterCardAt({ publishable_key }: Keys, number: string): Promise<string> {
  const response = await fetch(`${stripe.url}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishable_key}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }),
  })
  return (await response.json()).id
}

async function buyAt(keys: Keys, number = cards.good) {
  const buyer = await openBuyer(server)
  const id = await addGame()
  const payment_method_id = await enterCardAt(keys, number)
  const { json } = await buyer.buy({ type: 'event', id, package_id: single, payment_method_id })
  return { buyer, orderId: Number(json.order?.id), json }
}

describe('keys that an operator types', () => {
  it('are checked at once, sealed, and shown to nobody again', async () => {
    const keys = makeKeys()
    const checked = await connect(keys, { is_check: true })
    expect(checked).toMatchObject({ problem: null, lacks: [], is_live: false, takes_cards: true })
    expect((await connection()).source).toBe('sandbox')

    expect(await connect(keys)).toEqual(checked)
    const shown = await connection()
    expect(shown).toMatchObject({ source: 'studio', label: keys.account, state: 'answers', is_live: false })
    expect(shown.connected.by).toBe('owns@alpha.test')

    const [row] = await server.ctx.db.select().from(paymentAccounts)
    expect(server.ctx.sealer.open('payment-account', row?.sealed_secret ?? '')).toBe(keys.secret_key)
    const kept = [
      await server.ctx.db.select().from(paymentAccounts),
      await server.ctx.db.select().from(auditLog),
    ]
    expect(JSON.stringify([kept, shown])).not.toContain(keys.secret_key)

    const { orderId } = await buyAt(keys)
    const { data } = await atStripe(keys, '/v1/payment_intents')
    expect(data[0].metadata).toMatchObject({ order: String(orderId) })
    await disconnect()
    expect((await connection()).source).toBe('sandbox')
  })

  it('are refused with what is wrong with them', async () => {
    const [one, other] = [makeKeys(), makeKeys()]
    const live = makeKeys('sk', 'live')
    const revoked = makeKeys('sk', 'test', 'revokedx')
    const idle = makeKeys()
    await atStripe(idle, '/sandbox/account', { charges: 'off' })
    const problemOf = async (keys: Omit<Keys, 'account'>) => (await connect(keys)).problem
    expect(await problemOf({ ...one, publishable_key: other.publishable_key })).toBe('wrong_pair')
    expect(await problemOf({ ...one, publishable_key: live.publishable_key })).toBe('modes_differ')
    expect(await problemOf(revoked)).toBe('wrong_secret')
    expect(await problemOf(idle)).toBe('no_charges')
    expect((await connection()).source).toBe('sandbox')
  })

  it('of a restricted key say what it may not do', async () => {
    const keys = makeKeys('rk')
    await atStripe(keys, '/sandbox/account', { 'restricted_keys_lack[0]': 'customers' })
    expect(await connect(keys)).toMatchObject({ problem: 'lacks_rights', lacks: ['customers'] })
    await atStripe(keys, '/sandbox/account', { 'restricted_keys_lack[0]': 'payouts' })
    expect(await connect(keys)).toMatchObject({ problem: null, lacks: ['payouts'] })
    await disconnect()
  })

  it('leave to the files what the files say', async () => {
    const owner = await enterStudio(server, 'owns@beta.test', server.betaId)
    const { publishable_key, secret_key } = makeKeys()
    const body = { publishable_key, secret_key, adds_tax: false }
    expect((await owner.post('/channels/beta/payment-account', body)).json).toMatchObject({
      error: { code: 'conflict' },
    })
    expect((await owner.get('/channels/beta/payment-account')).json).toMatchObject({
      source: 'files',
      state: 'refused',
    })
  })
})

describe('money in flight', () => {
  it('is settled and refunded at the account that it was paid at, whatever sells now', async () => {
    const [former, next] = [makeKeys(), makeKeys()]
    await connect(former)
    const paid = await buyAt(former)
    const asked = await buyAt(former, cards.authenticated)
    const [waiting] = await server.ctx.db.select().from(orders).where(eq(orders.id, asked.orderId))

    await connect(next)
    await atStripe(former, '/sandbox/authenticate', {
      intent: waiting?.payment_intent_id ?? '',
      outcome: 'pass',
    })
    await studio.post(`/channels/alpha/orders/${asked.orderId}/settle`)
    expect((await asked.buyer.order(asked.orderId)).status).toBe('paid')

    const body = { reason: 'Asked for by mail', idempotency_key: randomUUID() }
    const refund = await studio.post(`/channels/alpha/orders/${paid.orderId}/refund`, body)
    expect(refund.json).toMatchObject({ state: 'done', amount: 999 })
    await reconcileRefunds(server.ctx)
    expect((await atStripe(former, '/v1/refunds')).data).toHaveLength(1)
    expect((await atStripe(next, '/v1/refunds')).data).toHaveLength(0)
    await disconnect()
  })

  it('knows its account still after its keys were rolled', async () => {
    const keys = makeKeys()
    await connect(keys)
    const { orderId } = await buyAt(keys)
    // A restricted key of the same account.
    const rolled = makeKeys('rk', 'test', keys.account)
    await connect(rolled)
    expect(
      await server.ctx.db.select().from(paymentAccounts).where(eq(paymentAccounts.label, keys.account)),
    ).toHaveLength(1)
    const body = { reason: 'Asked for by mail', idempotency_key: randomUUID() }
    await studio.post(`/channels/alpha/orders/${orderId}/refund`, body)
    const [payment] = await server.ctx.db
      .select()
      .from(transactions)
      .where(eq(transactions.order_id, orderId))
    expect(payment?.refunded).toBe(999)
    await disconnect()
  })
})

async function hear(url: string, secret: string, id: string): Promise<number> {
  const body = JSON.stringify({ id, type: 'charge.refunded', data: { object: {} } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
  const { pathname, search } = new URL(url)
  const headers = { 'stripe-signature': signature }
  return (await server.ask(pathname + search, { host: 'alpha.test', body, headers })).status
}

describe('what the provider reports', () => {
  it('comes to an endpoint that the server makes, or that an operator made', async () => {
    const keys = makeKeys()
    await connect(keys)
    await registerEndpoints(server.ctx, { sandboxTarget: server.url })
    expect((await connection()).webhook.state).toBe('made')

    const restricted = makeKeys('rk')
    await atStripe(restricted, '/sandbox/account', { 'restricted_keys_lack[0]': 'webhook_endpoints' })
    expect(await connect(restricted)).toMatchObject({ problem: null, makes_webhook: false })
    await registerEndpoints(server.ctx, { sandboxTarget: server.url })
    expect((await connection()).webhook.state).toBe('missing')
    const secret = `whsec_${'y'.repeat(16)}`
    await studio.post('/channels/alpha/payment-account/webhook-secret', { secret })
    const { webhook } = await connection()
    expect(webhook).toMatchObject({ state: 'by_hand', events: expect.arrayContaining(['charge.refunded']) })

    const rows = await server.ctx.db.select().from(paymentEndpoints)
    const former = rows.find(row => row.account !== 'sandbox' && row.endpoint_id !== '')
    // What the account before reports is still taken.
    const secrets = [secret, server.ctx.sealer.open('payment-endpoint', former?.sealed_secret ?? '') ?? '']
    for (const [index, signing] of secrets.entries())
      expect(await hear(webhook.url, signing, `evt_by_${index}`)).toBe(200)
    expect(await hear(webhook.url, `whsec_${'z'.repeat(16)}`, 'evt_forged')).toBe(400)
    await disconnect()
  })
})

describe('a test payment', () => {
  it('goes through and comes back where nobody is charged, and is marked as done', async () => {
    const keys = makeKeys()
    await connect(keys)
    const { json } = await studio.post('/channels/alpha/payment-account/test', {})
    expect(json).toEqual({ problem: null })
    expect((await connection()).connected.tested_at).not.toBeNull()
    const { data } = await atStripe(keys, '/v1/refunds')
    expect(data).toMatchObject([{ amount: 100, status: 'succeeded' }])

    const live = makeKeys('sk', 'live')
    await connect(live)
    expect(await connection()).toMatchObject({ is_live: true, source: 'studio' })
    expect((await studio.post('/channels/alpha/payment-account/test', {})).status).toBe(409)
    await disconnect()
  })
})

it('a provider that is away or refuses the key is said, and figures stay', async () => {
  const keys = makeKeys()
  await connect(keys)
  await atStripe(keys, '/sandbox/faults', { reply: 'error', path: '/v1/account', times: '1' })
  expect((await connection()).state).toBe('away')
  expect((await connection()).state).toBe('answers')
  await disconnect()
})

it('a card and why its bank said no are kept with the order', async () => {
  const buyer = await openBuyer(server)
  const id = await addGame()
  await buyer.buyWith(cards.declined, { type: 'event', id, package_id: single })
  const { json } = await studio.get(`/channels/alpha/orders?event_id=${id}`)
  expect(json.items[0]).toMatchObject({
    status: 'failed',
    decline_code: 'generic_decline',
    card: { brand: 'visa', last4: '0002' },
  })
  const { json: file } = await studio.get(`/channels/alpha/orders-export?event_id=${id}&method=visa`)
  expect(file).toMatchObject({ is_cut: false, items: [{ base_price: 899, service_fee: 100 }] })
  expect((await studio.get(`/channels/alpha/orders?event_id=${id}&method=free`)).json.items).toEqual([])
})
