import { randomUUID } from 'node:crypto'
import type { Audited } from '../../support/shop/audit.ts'
import type { Shop } from '../../support/shop/open-shop.ts'
import {
  addShopBuyers,
  buyPatiently,
  cardNumbers,
  type ShopBuyer,
  sendBuy,
} from '../../support/shop/shop-buyer.ts'

/** Buyers who pay at once; the provider reports it before it answers. */
export async function tellFirst(shop: Shop, count: number): Promise<Audited[]> {
  const buyers = await addShopBuyers(shop, count, { product: shop.products.pass })
  shop.gate.watch(async ({ when, call }) => {
    if (when === 'after' && call === 'POST /v1/payment_intents') await shop.atProvider('/sandbox/idle')
    return undefined
  })
  const faultAtMs = Date.now()
  const told = await Promise.all(buyers.map(buyer => buyPatiently(buyer, shop)))
  shop.gate.watch(null)
  return buyers.map((buyer, at) => ({ buyer, wasTold: told[at] ?? false, faultAtMs }))
}

/** Buyers whose bank asks first: they pass, and close the page on the way back, so that nobody asks for them. */
export async function payAtBank(shop: Shop, count: number): Promise<Audited[]> {
  const buyers = await addShopBuyers(shop, count, {
    product: shop.products.pass,
    number: cardNumbers.authenticated,
  })
  await Promise.all(
    buyers.map(async buyer => {
      const { intent } = await beginAtBank(shop, buyer)
      await shop.atProvider('/sandbox/authenticate', { intent, outcome: 'pass' })
    }),
  )
  const faultAtMs = Date.now()
  return buyers.map(buyer => ({ buyer, wasTold: false, faultAtMs }))
}

export async function beginAtBank(
  shop: Shop,
  buyer: ShopBuyer,
): Promise<{ intent: string; orderId: number }> {
  const { status, json } = await sendBuy(buyer, shop, randomUUID())
  if (status !== 200) throw new Error(`A purchase was refused: ${JSON.stringify(json)}`)
  const [intent] = json.client_secret.split('_secret_')
  return { intent, orderId: json.order.id }
}
