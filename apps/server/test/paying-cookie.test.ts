import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type Browser, openBrowser, registerPerson } from './browser.ts'
import { enterCard, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

let time = new Date()
const server = await serveTests({
  channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')],
  now: () => time,
})
/** Its bank asks on a page of its own. */
const leadsAway = '4000002500003155'
const name = 'paying'

interface Left {
  orderId: number
  cookie: string
}
let buyer: Browser
let left: Left

beforeAll(async () => {
  buyer = await registerPerson(server, 'at-the-bank@example.com')
  left = await goToBank()
})

/** The buyer pays for another game, and is now on the page of the bank. */
async function goToBank(): Promise<Left> {
  const { status, json } = await buyer.post('/stripe/buy', {
    type: 'event',
    id: await addSoldGame(server),
    package_id: await productId(server, 'package', 'game'),
    payment_method_id: await enterCard(server, leadsAway),
    idempotency_key: randomUUID(),
    terms: true,
  })
  expect(status).toBe(200)
  expect(json.redirect_url).not.toBe(null)
  return { orderId: json.order.id, cookie: buyer.cookie(name) ?? '' }
}

async function openReturn(orderId: number | string, cookie: string | null, host = 'alpha.test') {
  const headers = cookie === null ? {} : { cookie: `${name}=${cookie}` }
  const { text, headers: answered } = await server.ask(`/buy?order=${orderId}`, { host, headers })
  const isDrawn = text.includes('at-the-bank@example.com') || text.includes('3155')
  return { text, isDrawn, cacheControl: answered['cache-control'] }
}

it('draws what is being paid for the browser that left for the bank, as often as it reloads', async () => {
  for (const _ of ['at first', 'again']) {
    const { text, cacheControl } = await openReturn(left.orderId, left.cookie)
    expect(text).toContain('$9.99')
    expect(text).toContain('3155')
    expect(text).toContain('at-the-bank@example.com')
    expect(cacheControl).toBe('no-store')
  }
  // The page that was drawn for one buyer is kept for nobody.
  expect(await openReturn(left.orderId, null)).toMatchObject({ isDrawn: false, cacheControl: 'no-cache' })
})

it('draws nothing for another order, or for another browser', async () => {
  expect((await openReturn(left.orderId + 1, left.cookie)).isDrawn).toBe(false)
  expect((await openReturn('', left.cookie)).isDrawn).toBe(false)
  const other = await registerPerson(server, 'somebody-else@example.com')
  expect(other.cookie(name)).toBe(undefined)
  expect((await openReturn(left.orderId, null)).isDrawn).toBe(false)
})

it('opens nothing by itself: the order needs its buyer', async () => {
  const stranger = await openBrowser(server)
  const { status } = await server.ask(`/api/orders/${left.orderId}?api_key=${stranger.key()}`, {
    host: 'alpha.test',
    headers: { cookie: `${name}=${left.cookie}` },
  })
  expect(status).toBe(401)
})

it('believes nothing that is forged, cut short, sealed for something else, or of another channel', async () => {
  const { sealer } = server.ctx
  const { cookie } = left
  const sealed = sealer.open('paying alpha', cookie) ?? ''
  expect(sealed).toContain('at-the-bank@example.com')
  const middle = Math.floor(cookie.length / 2)
  const changed = cookie[middle] === 'A' ? 'B' : 'A'
  const forged = [
    '',
    Buffer.from(sealed).toString('base64url'),
    cookie.slice(0, -4),
    cookie.slice(0, middle) + changed + cookie.slice(middle + 1),
    sealer.seal('social', sealed),
    sealer.seal('paying beta', sealed),
    // As another version of the server would write it.
    sealer.seal('paying alpha', sealed.replace('last4', 'last_4')),
  ]
  for (const each of forged) expect((await openReturn(left.orderId, each)).isDrawn, each).toBe(false)
  expect((await openReturn(left.orderId, sealer.seal('paying alpha', sealed))).isDrawn).toBe(true)
  expect((await openReturn(left.orderId, cookie, 'beta.test')).isDrawn).toBe(false)
})

it('draws the newer of two payments that are at the bank', async () => {
  const newer = await goToBank()
  expect((await openReturn(newer.orderId, newer.cookie)).isDrawn).toBe(true)
  expect((await openReturn(left.orderId, newer.cookie)).isDrawn).toBe(false)
})

it('draws nothing an hour later, even if the browser has kept the cookie', async () => {
  const before = time
  time = new Date(before.getTime() + 3_599_000)
  expect((await openReturn(left.orderId, left.cookie)).isDrawn).toBe(true)
  time = new Date(before.getTime() + 3_600_000)
  expect((await openReturn(left.orderId, left.cookie)).isDrawn).toBe(false)
})
