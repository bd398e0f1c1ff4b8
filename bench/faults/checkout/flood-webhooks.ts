import { randomUUID } from 'node:crypto'
import type { Shop } from '../../support/shop/open-shop.ts'
import { addShopBuyers, cardNumbers, sendBuy } from '../../support/shop/shop-buyer.ts'

interface Story {
  product: keyof Shop['products']
  number?: string
  /** What happens at the provider after the purchase, to its payment. */
  later?: (shop: Shop, intent: string) => Promise<unknown>
}

const refund = (shop: Shop, payment_intent: string, part: { amount?: number } = {}) =>
  shop.atProvider('/v1/refunds', { payment_intent, ...part })
const authenticate = (shop: Shop, intent: string, outcome: 'pass' | 'fail') =>
  shop.atProvider('/sandbox/authenticate', { intent, outcome })

/** What can become of a payment. */
const stories: Story[] = [
  { product: 'pass' },
  { product: 'plan' },
  { product: 'pass', number: cardNumbers.authenticated, later: (shop, id) => authenticate(shop, id, 'pass') },
  { product: 'pass', number: cardNumbers.authenticated, later: (shop, id) => authenticate(shop, id, 'fail') },
  { product: 'pass', later: refund },
  { product: 'pass', later: (shop, id) => refund(shop, id, { amount: 100 }) },
  { product: 'plan', later: refund },
  { product: 'pass', number: cardNumbers.disputed },
]

export interface Told {
  /** Of all stories, as often as they were lived through. */
  ends: string[][]
  entries: number[]
  events: number
}

/** Lives through all stories, as often as it takes to `events` events, which then come in whichever way. */
export async function liveThrough(
  shop: Shop,
  { events, tell }: { events: number; tell: Record<string, string | number> },
): Promise<Told> {
  await shop.atProvider('/sandbox/idle')
  await shop.atProvider('/sandbox/webhooks', { mode: 'hold' })
  const users: number[][] = []
  let held = 0
  while (held < events || users.length === 0) {
    users.push(await Promise.all(stories.map(story => live(shop, story))))
    held = await countHeld(shop)
  }
  await shop.atProvider('/sandbox/webhooks/release', tell)
  await shop.atProvider('/sandbox/webhooks', {})
  await shop.atProvider('/sandbox/idle')
  const found = await Promise.all(users.map(set => Promise.all(set.map(userId => readEnd(shop, userId)))))
  return {
    ends: found.map(set => set.map(({ end }) => end)),
    entries: found.flatMap(set => set.map(({ entries }) => entries)),
    events: held,
  }
}

async function live(shop: Shop, { product, number, later }: Story): Promise<number> {
  const [buyer] = await addShopBuyers(shop, 1, {
    product: shop.products[product],
    ...(number === undefined ? {} : { number }),
  })
  if (!buyer) throw new Error('There is no buyer')
  await sendBuy(buyer, shop, randomUUID())
  if (later) {
    const { rows } = await shop.query<{ customer: string }>(
      'select payment_customer_id as customer from orders where user_id = $1',
      [buyer.userId],
    )
    const { data } = await shop.atProvider(`/v1/payment_intents?customer=${rows[0]?.customer}`)
    await later(shop, data[0].id)
  }
  return buyer.userId
}

async function countHeld({ atProvider }: Shop): Promise<number> {
  const { data } = await atProvider('/sandbox/webhooks')
  return data.filter(({ state }: { state: string }) => state === 'held').length
}

async function readEnd({ query }: Shop, userId: number): Promise<{ end: string; entries: number }> {
  const { rows } = await query<{ end: string; entries: number }>(
    `select concat_ws(' ', o.status, o.activity_status, o.auto_renewal, string_agg(concat_ws(' ', t.status, t.total, t.refunded), ', ')) as end,
       count(t.id)::int as entries
     from orders o left join transactions t on t.order_id = o.id where o.user_id = $1 group by o.id`,
    [userId],
  )
  return rows[0] ?? { end: 'no order', entries: 0 }
}
