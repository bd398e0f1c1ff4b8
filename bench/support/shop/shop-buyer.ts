import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { issueProgramKey } from '../../../apps/server/src/accounts/keys/index.ts'
import { users } from '../../../apps/server/src/db/tables.ts'
import type { Product, Shop } from './open-shop.ts'

export const cardNumbers = {
  good: '4242424242424242',
  authenticated: '4000002760003184',
  disputed: '4000000000000259',
}

export interface ShopBuyer {
  userId: number
  product: Product
  /** Keys of as many browsers. */
  keys: string[]
  /** Of a browser that is logged in; keys of programs need none. */
  cookie?: string
  card: string
  ip: string
}

let made = 0

/** Everybody sits at home. */
export function nextAddress(): string {
  made += 1
  return `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`
}

export async function enterCard(
  { atProvider }: Pick<Shop, 'atProvider'>,
  number = cardNumbers.good,
): Promise<string> {
  const card = await atProvider('/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': 12,
    'card[exp_year]': 2040,
    'card[cvc]': 123,
  })
  return card.id
}

/** New users of the channel, each with a card of their own. */
export async function addShopBuyers(
  shop: Pick<Shop, 'db' | 'channelId' | 'atProvider'>,
  count: number,
  { product, number = cardNumbers.good }: { product: Product; number?: string },
): Promise<ShopBuyer[]> {
  const { db, channelId } = shop
  const buyers: ShopBuyer[] = []
  while (buyers.length < count) {
    const ip = nextAddress()
    const email = `buyer-${ip.replaceAll('.', '-')}@example.com`
    const [row] = await db
      .insert(users)
      .values({ channel_id: channelId, email, first_name: 'Ada', last_name: 'Fan' })
      .returning({ id: users.id })
    if (!row) throw new Error('There is no buyer')
    const ctx = { now: () => new Date() }
    const open = (program: string) =>
      db.transaction(tx => issueProgramKey({ ...ctx, db: tx }, channelId, row.id, program))
    buyers.push({
      userId: row.id,
      product,
      keys: [await open('laptop'), await open('phone')],
      card: await enterCard(shop, number),
      ip,
    })
  }
  return buyers
}

export interface Asking {
  url: string
  /** Which browser. */
  browser?: number
}

export async function askShop(
  { keys, cookie, ip }: ShopBuyer,
  { url, browser = 0 }: Asking,
  path: string,
  body?: object,
) {
  const response = await fetch(`${url}/api${path}`, {
    headers: {
      ...(keys[browser] === undefined ? {} : { authorization: `Bearer ${keys[browser]}` }),
      ...(cookie === undefined ? {} : { cookie }),
      'x-forwarded-for': ip,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    signal: AbortSignal.timeout(60_000),
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  return {
    status: response.status,
    json: await response.json(),
    retryAfter: response.headers.get('retry-after'),
    cookie: response.headers
      .getSetCookie()
      .map(set => set.split(';', 1)[0])
      .join('; '),
  }
}

export function sendBuy(buyer: ShopBuyer, asking: Asking, idempotency_key: string) {
  const { product, card: payment_method_id } = buyer
  return askShop(buyer, asking, '/stripe/buy', {
    ...product,
    payment_method_id,
    idempotency_key,
    terms: true,
  })
}

const patienceMs = 180_000
const pollMs = 2_000

/**
 * Buys as the page does: repeats a try without an answer, and starts another after a definite failure. Returns whether
 * the buyer got a confirmation. `leaves`: a buyer without an answer closes the page for good.
 */
export async function buyPatiently(
  buyer: ShopBuyer,
  asking: Asking,
  { leaves = false }: { leaves?: boolean } = {},
): Promise<boolean> {
  const untilMs = performance.now() + patienceMs
  let key = randomUUID()
  for (let pauseMs = 500; performance.now() < untilMs; pauseMs = Math.min(8_000, pauseMs * 2)) {
    const answer = await sendBuy(buyer, asking, key).catch(() => null)
    const code = answer?.json.error?.code
    if (code === 'already_purchased') return true
    const status = answer?.status === 200 ? await follow(buyer, asking, answer.json.order) : null
    if (status === 'paid') return true
    if (leaves) return false
    if (status === 'failed') key = randomUUID()
    await sleep(Math.max(pauseMs, Number(answer?.retryAfter ?? 0) * 1000))
  }
  return false
}

/** The page's poll. Null: it was given up. */
async function follow(
  buyer: ShopBuyer,
  asking: Asking,
  order: { id: number; status: string },
): Promise<string | null> {
  const untilMs = performance.now() + patienceMs
  let { status } = order
  while (status === 'created' && performance.now() < untilMs) {
    await sleep(pollMs)
    const answer = await askShop(buyer, asking, `/orders/${order.id}`).catch(() => null)
    status = answer?.json.status ?? status
  }
  return status === 'created' ? null : status
}
