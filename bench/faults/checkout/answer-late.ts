import { randomUUID } from 'node:crypto'
import type { Shop } from '../../support/shop/open-shop.ts'
import { addShopBuyers, cardNumbers, sendBuy } from '../../support/shop/shop-buyer.ts'

/**
 * A request to the provider finds all paid. Before its answer arrives, the money is refunded and reported to us.
 * Returns how many orders are then wrong.
 */
export async function answerLate(shop: Shop, count: number): Promise<number> {
  let wrong = 0
  for (let round = 0; round < count; round += 1) if (!(await isTrueAfter(shop))) wrong += 1
  return wrong
}

async function isTrueAfter(shop: Shop): Promise<boolean> {
  const [buyer] = await addShopBuyers(shop, 1, {
    product: shop.products.pass,
    number: cardNumbers.authenticated,
  })
  if (!buyer) throw new Error('There is no buyer')
  await shop.atProvider('/sandbox/webhooks', { mode: 'hold' })
  const key = randomUUID()
  const { json } = await sendBuy(buyer, shop, key)
  const [intent] = json.client_secret.split('_secret_')
  await shop.atProvider('/sandbox/authenticate', { intent, outcome: 'pass' })
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  shop.gate.watch(async ({ when, call }) => {
    if (when !== 'after' || call !== 'GET /v1/payment_intents/:id') return undefined
    shop.gate.watch(null)
    asked.resolve()
    await answered.promise
    return undefined
  })
  const asking = sendBuy(buyer, shop, key)
  await asked.promise
  await shop.atProvider('/v1/refunds', { payment_intent: intent })
  await shop.atProvider('/sandbox/webhooks/release', {})
  await shop.atProvider('/sandbox/webhooks', {})
  await shop.atProvider('/sandbox/idle')
  answered.resolve()
  await asking
  const { rows } = await shop.query<{ status: string }>('select status from orders where id = $1', [
    json.order.id,
  ])
  return rows[0]?.status === 'refunded'
}
