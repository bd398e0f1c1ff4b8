import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../../e2e/support/listen.ts'
import { googleVisitors, orders, users } from '../src/db/tables.ts'
import { settle } from '../src/sale/payments/index.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

interface Hit {
  url: URL
  body: { client_id: string; timestamp_micros: number; events: { name: string; params: object }[] }
}

let answers: number[] = []
const asked: Hit[] = []
const taken: Hit[] = []

const tag = 'G-TEST12345'
const agreed = 'google_consent=yes; _ga=GA1.1.111.222; _ga_TEST12345=GS2.1.s333$o1$g0$t333'

/** Where Google would be; it takes what it gets, is away, or wants nothing of it. */
const google = await listen(() => async (request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost')
  const hit = { url, body: JSON.parse(await text(request)) }
  response.statusCode = answers.shift() ?? 204
  asked.push(hit)
  if (response.statusCode === 204) taken.push(hit)
  response.end()
})
afterAll(() => google.stop())
const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel['google-analytics'] = { 'google-tag': tag }
      products.coupons.push({ code: 'HALF', percent: 50, products: [] })
      products.coupons.push({ code: 'FREE', percent: 100, products: ['game'], per_user: 1 })
    }),
    buildSoldLeague('beta'),
  ],
  config: { googleAnalyticsUrl: google.url },
  secrets: 'alpha: { google_analytics_secret: the-secret }',
})
const single = await productId(server, 'package', 'game')
const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)
beforeEach(() => {
  answers = []
  asked.length = 0
  taken.length = 0
})

async function buyGame(headers: Record<string, string>, coupon?: string) {
  const game = await addSoldGame(server)
  const buyer = await openBuyer(server)
  const ask = (path: string, body?: object) =>
    server.ask(`/api${path}`, {
      headers: { authorization: `Bearer ${buyer.apiKey}`, ...headers },
      ...(body ? { method: 'POST', body } : {}),
    })
  const { status, json } = await ask('/stripe/buy', {
    type: 'event',
    id: game,
    package_id: single,
    terms: true,
    idempotency_key: randomUUID(),
    payment_method_id: await buyer.enterCard(cards.good),
    ...(coupon && { coupon }),
  })
  expect(status).toBe(200)
  expect(json.order.status).toBe('paid')
  return { game, buyer, ask, orderId: Number(json.order.id) }
}

const tellings = () => taken.flatMap(({ body }) => body.events)
const visitorOf = (orderId: number) =>
  server.ctx.db.select().from(googleVisitors).where(eq(googleVisitors.order_id, orderId))
/** What waits to be tried again is due now. */
const hurry = () =>
  server.ctx.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'tell-google' and state = 'retry'`,
  )
const refund = (id: number, amount?: number) =>
  studio.post(`/channels/alpha/orders/${id}/refund`, {
    reason: 'Asked for by mail',
    idempotency_key: randomUUID(),
    ...(amount && { amount }),
  })

describe('a sale', () => {
  it('is reported to Google once, with its names, without tax and without the buyer’s identity', async () => {
    const { game, buyer, orderId } = await buyGame({ cookie: agreed }, 'HALF')
    await expect.poll(tellings).toHaveLength(1)
    const [{ url, body } = { url: null, body: null }] = taken
    expect(url?.pathname).toBe('/mp/collect')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      measurement_id: tag,
      api_secret: 'the-secret',
    })
    const item = { item_id: `event-${game}`, item_name: expect.any(String), item_category: 'event' }
    expect(body).toEqual({
      client_id: '111.222',
      timestamp_micros: expect.any(Number),
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'purchase',
          params: {
            session_id: '333',
            engagement_time_msec: 1,
            transaction_id: String(orderId),
            currency: 'USD',
            value: 3.99,
            tax: 0,
            fee: 1,
            coupon: 'HALF',
            items: [{ ...item, price: 3.99, discount: 5, quantity: 1 }],
          },
        },
      ],
    })
    const [user] = await server.ctx.db.select().from(users).where(eq(users.id, buyer.userId))
    expect(JSON.stringify(body)).not.toContain(user?.email)

    const channel = await server.ctx.channels.findById(server.alphaId)
    if (!channel) throw new Error('no channel')
    await settle(server.ctx, channel, orderId)
    const { rows } = await server.ctx.db.execute(
      sql`select 1 from pgboss.job where name = 'tell-google' and (data->>'order_id')::int = ${orderId}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('a trial is none: nothing is reported until somebody pays', async () => {
    const buyer = await openBuyer(server)
    const { json } = await server.ask('/api/stripe/subscription/start_trial', {
      headers: { authorization: `Bearer ${buyer.apiKey}`, cookie: agreed },
      body: {
        subscription_id: await productId(server, 'subscription', 'monthly'),
        payment_method_id: await buyer.enterCard(cards.other),
      },
    })
    expect(json).toMatchObject({ is_trial: true, status: 'paid' })
    expect(await visitorOf(json.id)).toHaveLength(1)
    const { rows } = await server.ctx.db.execute(
      sql`select 1 from pgboss.job where name = 'tell-google' and (data->>'order_id')::int = ${json.id}`,
    )
    expect(rows).toEqual([])
  })

  it('that costs nothing is reported as well', async () => {
    await buyGame({ cookie: agreed }, 'FREE')
    await expect.poll(tellings).toMatchObject([{ name: 'purchase', params: { value: 0, coupon: 'FREE' } }])
  })

  it.each<[string, Record<string, string>]>([
    ['who was not asked', { cookie: '_ga=GA1.1.111.222' }],
    ['who said no', { cookie: '_ga=GA1.1.111.222; google_consent=no' }],
    ['whom Google does not know', { cookie: 'google_consent=yes' }],
    ['whose browser says no by Do-Not-Track', { cookie: agreed, dnt: '1' }],
    ['whose browser says no by Global Privacy Control', { cookie: agreed, 'sec-gpc': '1' }],
    ['whose cookie is forged', { cookie: 'google_consent=yes; _ga=GA1.1.fan@example.com' }],
  ])('of a buyer %s is not reported', async (_, headers) => {
    const { orderId } = await buyGame(headers)
    expect(await visitorOf(orderId)).toEqual([])
    expect(taken).toEqual([])
  })

  it('holds whatever Google does: the report is repeated while Google is down, and arrives once', async () => {
    answers = [503, 500]
    const { orderId } = await buyGame({ cookie: agreed })
    const triesOf = (hits: readonly Hit[]) =>
      hits.filter(({ body }) => JSON.stringify(body).includes(`"transaction_id":"${orderId}"`)).length
    await expect.poll(() => triesOf(asked)).toBe(1)
    await expect.poll(() => visitorOf(orderId)).toMatchObject([{ told: [] }])
    await expect.poll(() => hurry().then(() => triesOf(taken)), { timeout: 40_000 }).toBe(1)
    expect(triesOf(asked)).toBe(3)
    expect(await visitorOf(orderId)).toMatchObject([{ told: [expect.stringMatching(/^purchase \d+$/)] }])
  }, 60_000)

  it('that Google refuses to accept is dropped', async () => {
    answers = [400]
    await buyGame({ cookie: agreed })
    await expect.poll(() => asked.length).toBe(1)
    const waiting = async () =>
      (
        await server.ctx.db.execute(
          sql`select 1 from pgboss.job where name = 'tell-google' and state < 'completed'`,
        )
      ).rows
    await expect.poll(waiting).toEqual([])
    expect(taken).toEqual([])
  })
})

it('a refund is reported in the same parts, which add up to the sale', async () => {
  const { game, orderId } = await buyGame({ cookie: agreed })
  expect((await refund(orderId, 400)).json).toMatchObject({ state: 'done' })
  expect((await refund(orderId)).json).toMatchObject({ state: 'done' })
  await expect.poll(tellings).toHaveLength(3)
  const sale = { transaction_id: String(orderId), currency: 'USD' }
  expect(tellings()).toEqual(
    expect.arrayContaining([
      { name: 'purchase', params: expect.objectContaining({ ...sale, value: 8.99 }) },
      { name: 'refund', params: expect.objectContaining({ ...sale, value: 3.6 }) },
      {
        name: 'refund',
        params: expect.objectContaining({
          ...sale,
          value: 5.39,
          tax: 0,
          items: [expect.objectContaining({ item_id: `event-${game}`, price: 5.39, quantity: 1 })],
        }),
      },
    ]),
  )
})

it('the Google id of a buyer is in the buyer’s export, and is deleted with the account and when it expires', async () => {
  const { ask, buyer, orderId } = await buyGame({ cookie: agreed })
  await expect.poll(tellings).toHaveLength(1)
  expect((await ask('/profile/export')).json.google_visitors).toMatchObject([
    { order_id: orderId, client_id: '111.222', session_id: '333' },
  ])
  await server.ctx.db.delete(users).where(eq(users.id, buyer.userId))
  expect(await visitorOf(orderId)).toEqual([])
  const [left] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
  expect(left).toMatchObject({ status: 'paid', user_id: null })
  expect((await refund(orderId)).json).toMatchObject({ state: 'done' })

  const old = await buyGame({ cookie: agreed })
  const long = new Date(Date.now() - 400 * 86_400_000)
  await server.ctx.db.update(googleVisitors).set({ at: long }).where(eq(googleVisitors.order_id, old.orderId))
  await server.runJob('keep-telemetry-days')
  await expect.poll(() => visitorOf(old.orderId), { timeout: 20_000 }).toEqual([])
  expect(tellings().filter(({ name }) => name === 'refund')).toEqual([])
})

it.each<[string, (bought: Awaited<ReturnType<typeof buyGame>>) => Promise<unknown>]>([
  ['with the account', ({ ask }) => ask('/google-analytics/forget', { client_id: null })],
  [
    'in the same browser, logged out',
    async () =>
      server.ask('/api/google-analytics/forget', {
        method: 'POST',
        body: { client_id: '111.222' },
        headers: { authorization: `Bearer ${await server.anonymousKey()}` },
      }),
  ],
])('a buyer who withdraws consent %s is unknown to Google, which hears of no refund', async (_, takeBack) => {
  const bought = await buyGame({ cookie: agreed })
  const other = await buyGame({ cookie: 'google_consent=yes; _ga=GA1.1.333.444' })
  await expect.poll(tellings).toHaveLength(2)
  expect(await takeBack(bought)).toMatchObject({ status: 200, json: { success: true } })
  expect(await visitorOf(bought.orderId)).toEqual([])
  expect(await visitorOf(other.orderId)).toHaveLength(1)
  expect((await refund(bought.orderId)).json).toMatchObject({ state: 'done' })
  expect((await refund(other.orderId)).json).toMatchObject({ state: 'done' })
  await expect.poll(tellings).toHaveLength(3)
  expect(tellings()[2]).toMatchObject({
    name: 'refund',
    params: { transaction_id: String(other.orderId) },
  })
})

describe('the checkout', () => {
  it('reports to Google through the server, and only for visitors who agreed', async () => {
    const { ask } = await buyGame({})
    const body = { name: 'begin_checkout', item_type: 'event', item_id: 7, value: 8.99, currency: 'USD' }
    expect((await ask('/google-analytics/event', body)).json).toEqual({ success: true })
    expect((await ask('/google-analytics/event', { ...body, name: 'purchase' })).status).toBe(400)
    expect((await ask('/google-analytics/event', { ...body, user_id: 1 })).status).toBe(400)
    const headers = { authorization: `Bearer ${await server.anonymousKey()}`, cookie: agreed }
    const sent = { ...body, name: 'view_item' }
    await server.ask('/api/google-analytics/event', { headers, body: sent })
    await expect.poll(tellings).toEqual([
      {
        name: 'view_item',
        params: {
          session_id: '333',
          engagement_time_msec: 1,
          value: 8.99,
          currency: 'USD',
          items: [{ item_id: 'event-7', item_category: 'event', price: 8.99, quantity: 1 }],
        },
      },
    ])
  })
})

describe('a page', () => {
  const hosts = /googletagmanager|google-analytics|analytics\.google/
  const open = async (path: string, headers: Record<string, string>, host = 'alpha.test') => {
    const { headers: answered, text } = await server.ask(path, { host, headers })
    const [, tagOfPage] = /"google_tag":("[^"]*"|null)/.exec(text) ?? []
    return { policy: String(answered['content-security-policy']), tagOfPage, etag: answered.etag }
  }

  it('names Google’s hosts only to visitors who agreed', async () => {
    const { policy, tagOfPage, etag } = await open('/packages', { cookie: agreed })
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com")
    expect(tagOfPage).toBe(`"${tag}"`)
    for (const headers of [{}, { cookie: agreed, dnt: '1' }, { cookie: 'google_consent=no' }]) {
      const other = await open('/packages', headers)
      expect(other.policy).not.toMatch(hosts)
      expect(other.tagOfPage).toBe('null')
      // A browser that kept the one page does not take it for the other.
      expect(other.etag).not.toBe(etag)
    }
    expect((await open('/packages', { cookie: agreed }, 'beta.test')).policy).not.toMatch(hosts)
  })

  it.each(['/buy', '/buy?type=event&id=1', '/profile/cards'])(
    '%s never does, because cards are entered there',
    async path => {
      const { policy, tagOfPage } = await open(path, { cookie: agreed })
      expect(policy).not.toMatch(hosts)
      expect(tagOfPage).toBe('null')
    },
  )

  it('asks for consent first if the channel has a tag', async () => {
    const settings = async (host: string) => (await server.ask('/api/settings', { host })).json
    expect(await settings('alpha.test')).toMatchObject({
      'google-analytics': { 'google-tag': tag },
      analytics_consent: 'ask',
    })
    expect((await settings('beta.test')).analytics_consent).toBe('none')
  })
})
