import { text } from 'node:stream/consumers'
import { limits } from '@grandstand/contract'
import { like } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../../../e2e/support/listen.ts'
import { rateLimits } from '../src/db/tables.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

// As Google's: who is asked without the right answer is a robot.
const verifier = await listen(() => async (request, response) => {
  const form = new URLSearchParams(await text(request))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: form.get('response') === 'human' }))
})
afterAll(() => verifier.stop())
const server = await serveTests({
  channels: [
    buildSoldLeague('alpha'),
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
  const pay = async (buyer: Buyer, number: string) =>
    buyer.buyWith(number, { type: 'event', id: game, package_id: single })

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
  })

  it('a buyer who passes the captcha can buy', async () => {
    const buyer = await openBuyer(server, 'beta')
    const { json } = await buyPass(buyer, { recaptcha_token: 'human' })
    expect(json.order.status).toBe('paid')
  })
})
