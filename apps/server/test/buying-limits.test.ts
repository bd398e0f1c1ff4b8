import { text } from 'node:stream/consumers'
import { limits } from '@grandstand/contract'
import { eq, like } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../../../e2e/support/listen.ts'
import { orders, rateLimits } from '../src/db/tables.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import type { Answer } from './start-test-server.ts'

// As Google's: who is asked without the right answer is a robot.
const verifier = await listen(() => async (request, response) => {
  const form = new URLSearchParams(await text(request))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: form.get('response') === 'human' }))
})
afterAll(() => verifier.stop())
const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ products }) => {
      products.coupons.push({ code: 'HALF', percent: 50, products: [] })
    }),
    buildSoldLeague('beta', ({ channel }) => {
      channel.recaptcha = { site_key: 'site-key' }
    }),
  ],
  config: { recaptchaUrl: `${verifier.url}/siteverify`, rateLimitScale: 1 },
  secrets: 'beta:\n  recaptcha_secret: the-secret\n',
})
const single = await productId(server, 'package', 'game')
const game = await addSoldGame(server)

type Buyer = Awaited<ReturnType<typeof openBuyer>>
const statusesOf = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await ask()).status)
  return statuses
}
/** As if their time were over: counts that all processes share go by the database's clock. */
const endWindows = async (...names: ('buy' | 'decline')[]) => {
  for (const name of names)
    await server.ctx.db
      .update(rateLimits)
      .set({ expire: 0 })
      .where(like(rateLimits.key, `${name}:%`))
}
const pay = async (buyer: Buyer, number: string) =>
  buyer.buyWith(number, { type: 'event', id: game, package_id: single })
const refused = (statuses: number[]) => statuses.filter(status => status === 429).length

describe('an account', () => {
  it('buys up to ten times a minute with any cards, and then hears how long to wait', async () => {
    const buyer = await openBuyer(server)
    const buy = () => buyer.buy({ type: 'package', id: 2_000_000 })
    expect(refused(await statusesOf(limits.buy.max, buy))).toBe(0)
    const { status, json, headers } = await buy()
    expect({ status, code: json.error.code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // Nobody else is held up by it, at the same address too.
    expect((await (await openBuyer(server)).buy({ type: 'package', id: 2_000_000 })).status).toBe(404)
  })

  it('may try ten promo codes an hour', async () => {
    const buyer = await openBuyer(server)
    const guess = () => buyer.ask(`/apply_coupon?coupon=NOPE&type=event&id=${game}&package_id=${single}`)
    expect(await statusesOf(limits.coupon.max + 1, guess)).toEqual([
      ...Array.from({ length: limits.coupon.max }, () => 400),
      429,
    ])
  })

  it('tries no more promo codes by buying than by asking for the price', async () => {
    const buyer = await openBuyer(server)
    const basket = { type: 'event', id: game, package_id: single }
    const ask = (code: string) =>
      buyer.ask(`/apply_coupon?coupon=${code}&type=event&id=${game}&package_id=${single}`)
    // A code that is right is no guess.
    expect(new Set(await statusesOf(limits.coupon.max + 2, () => ask('HALF')))).toEqual(new Set([200]))
    const halves = Math.floor(limits.coupon.max / 2)
    const byBuying = async () => {
      await endWindows('buy')
      return buyer.buy({ ...basket, coupon: 'NOPE' })
    }
    expect(new Set(await statusesOf(halves, byBuying))).toEqual(new Set([400]))
    const rest = await Promise.all(Array.from({ length: 2 * limits.coupon.max }, () => ask('NOPE')))
    expect(rest.filter(({ status }) => status === 400)).toHaveLength(limits.coupon.max - halves)
    expect((await byBuying()).json.error.code).toBe('too_many_requests')
    expect((await ask('HALF')).status).toBe(429)
  })

  it('may ask for an order sixty times a minute, twice as often as its page does', async () => {
    const buyer = await openBuyer(server)
    const poll = () => buyer.ask('/orders/2000000')
    expect(await statusesOf(limits.order_poll.max, poll)).not.toContain(429)
    expect((await poll()).status).toBe(429)
  })
})

describe('a card', () => {
  it('may be tried ten times a minute, by all users together', async () => {
    const card = await (await openBuyer(server)).enterCard(cards.declined)
    const pay = async () =>
      (await openBuyer(server)).buy({ type: 'event', id: game, package_id: single, payment_method_id: card })
    const statuses = await statusesOf(limits.buy.max + 1, pay)
    expect(statuses.at(-1)).toBe(429)
    expect(refused(statuses)).toBe(1)
  })
})

describe('a buyer who is declined again and again', () => {
  it('buys nothing for an hour after twenty declines, not even with a good card', async () => {
    const buyer = await openBuyer(server)
    const statuses = await statusesOf(limits.decline.max, async () => {
      // So that the limit of a minute is not what stops it.
      await endWindows('buy')
      return pay(buyer, cards.declined)
    })
    expect(new Set(statuses)).toEqual(new Set([402]))
    await endWindows('buy')
    const locked = await pay(buyer, cards.good)
    expect({ status: locked.status, code: locked.json.error.code }).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60)
    expect((await pay(await openBuyer(server), cards.good)).json.order.status).toBe('paid')
    await endWindows('buy', 'decline')
    expect((await pay(buyer, cards.good)).json.order.status).toBe('paid')
  })
})

describe('cards that are tried without buying anything', () => {
  const monthly = () => productId(server, 'subscription', 'monthly')
  const startTrial = async (buyer: Buyer, number: string) => {
    // So that the limit of a minute is not what stops it.
    await endWindows('buy')
    return buyer.ask('/stripe/subscription/start_trial', {
      subscription_id: await monthly(),
      payment_method_id: await buyer.enterCard(number),
    })
  }
  const locked = { status: 429, code: 'too_many_requests' }
  const codeOf = ({ status, json }: Answer) => ({ status, code: json.error?.code })

  it('are refused for an hour after twenty declines of trials, also for buying and for saving a card', async () => {
    const buyer = await openBuyer(server)
    const statuses = await statusesOf(limits.decline.max, () => startTrial(buyer, cards.declined))
    expect(new Set(statuses)).toEqual(new Set([402]))
    expect(codeOf(await startTrial(buyer, cards.good))).toEqual(locked)
    expect(codeOf(await pay(buyer, cards.good))).toEqual(locked)
    expect(codeOf(await buyer.ask('/stripe/setup-intent', {}))).toEqual(locked)
    await endWindows('decline')
    expect((await startTrial(buyer, cards.good)).json.is_trial).toBe(true)
  })

  it('count where the bank refuses on its own page, and where a card is only saved', async () => {
    const buyer = await openBuyer(server)
    const { order } = (await pay(buyer, cards.authenticated)).json
    const [{ payment_intent_id: intent } = { payment_intent_id: '' }] = await server.ctx.db
      .select()
      .from(orders)
      .where(eq(orders.id, order.id))
    await atProvider(server, '/sandbox/authenticate', { intent: intent ?? '', outcome: 'fail' })
    await expect
      .poll(async () => (await buyer.order(order.id)).status, { timeout: 20_000, interval: 1_000 })
      .toBe('failed')
    const { client_secret } = (await buyer.ask('/stripe/setup-intent', {})).json
    const tries = limits.decline.max - 1
    const path = `/v1/setup_intents/${client_secret.split('_secret_')[0]}/confirm`
    for (let at = 0; at < tries; at += 1) {
      const payment_method = await buyer.enterCard(cards.declined)
      const refusal = await atProvider(server, path, { client_secret, payment_method })
      expect(refusal.error.code).toBe('card_declined')
    }
    await endWindows('buy')
    // The provider tells of them later.
    const waitMs = () => server.ctx.limiter.findWaitMs('decline', ['user', buyer.userId], Date.now())
    await expect.poll(waitMs, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(codeOf(await buyer.ask('/stripe/setup-intent', {}))).toEqual(locked)
    // The form that is open takes no card either.
    const tryAgain = async () =>
      atProvider(server, path, { client_secret, payment_method: await buyer.enterCard(cards.declined) })
    await expect
      .poll(async () => (await tryAgain()).error.code, { timeout: 20_000 })
      .toBe('setup_intent_unexpected_state')
    expect(codeOf(await pay(buyer, cards.good))).toEqual(locked)
  })
})

describe('on a channel with a captcha', () => {
  const buyPass = async (buyer: Buyer, extra: object) => {
    const host = 'beta.test'
    const { json } = await server.ask('/api/packages?no_limit=1', { host })
    const season = json.items.find(({ name }: { name: string }) => name.startsWith('Team pass'))
    const participants = (await server.ask('/api/participants?no_limit=1', { host })).json.items
    return buyer.buyWith(cards.good, {
      type: 'package',
      id: season.id,
      participant_id: participants[0].id,
      ...extra,
    })
  }
  const intents = async () =>
    (await atProvider(server, '/v1/payment_intents?limit=100', undefined, 'beta')).data.length

  it.each([
    ['without a token', {}, 'recaptcha_required'],
    ['with a robot’s token', { recaptcha_token: 'robot' }, 'recaptcha_invalid'],
  ])('nobody is charged, or made known to the provider, %s', async (_name, extra, code) => {
    const buyer = await openBuyer(server, 'beta')
    const before = await intents()
    const { status, json } = await buyPass(buyer, extra)
    expect({ status, code: json.error.code }).toEqual({ status: 400, code })
    expect(await intents()).toBe(before)
    expect((await buyer.ask('/orders')).json.total).toBe(0)
    expect((await buyer.ask('/stripe/setup-intent', extra)).json.error.code).toBe(code)
    const trial = { subscription_id: await productId(server, 'subscription', 'monthly', 'beta') }
    const started = await buyer.ask('/stripe/subscription/start_trial', { ...trial, ...extra })
    expect(started.json.error.code).toBe(code)
  })

  it('a buyer who passes the captcha can buy', async () => {
    const buyer = await openBuyer(server, 'beta')
    const { json } = await buyPass(buyer, { recaptcha_token: 'human' })
    expect(json.order.status).toBe('paid')
  })
})
