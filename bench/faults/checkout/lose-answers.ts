import { setTimeout as sleep } from 'node:timers/promises'
import type { Audited } from '../../support/shop/audit.ts'
import type { Shop } from '../../support/shop/open-shop.ts'
import { addShopBuyers, buyPatiently } from '../../support/shop/shop-buyer.ts'

const isCharged = { when: 'after', call: 'POST /v1/payment_intents' } as const
const awayMs = 1_000

/** The provider charges, and its answer to the first try never comes. */
export async function loseAnswers(shop: Shop, count: number): Promise<Audited[]> {
  const buyers = await addShopBuyers(shop, count, { product: shop.products.pass })
  let silenced = 0
  shop.gate.watch(({ when, call }) => {
    if (when !== isCharged.when || call !== isCharged.call || silenced === count) return undefined
    silenced += 1
    return 'silence'
  })
  const faultAtMs = Date.now()
  const told = await Promise.all(buyers.map(buyer => buyPatiently(buyer, shop)))
  shop.gate.watch(null)
  return buyers.map((buyer, at) => ({ buyer, wasTold: told[at] ?? false, faultAtMs }))
}

/** The database goes away at the moment at which somebody is charged, and comes back. Every second buyer does not. */
export async function loseDatabase(shop: Shop, count: number): Promise<Audited[]> {
  const buyers = await addShopBuyers(shop, count, { product: shop.products.pass })
  let faultAtMs = Number.NaN
  let back: Promise<void> | null = null
  shop.gate.watch(async ({ when, call }) => {
    if (when !== isCharged.when || call !== isCharged.call || back) return undefined
    faultAtMs = Date.now()
    const away = shop.pauseDatabase()
    back = away.then(() => sleep(awayMs)).then(shop.resumeDatabase)
    await away
    return undefined
  })
  const told = await Promise.all(
    buyers.map((buyer, at) => buyPatiently(buyer, shop, { leaves: at % 2 === 1 })),
  )
  shop.gate.watch(null)
  if (!back) throw new Error('Nobody was charged')
  await back
  return buyers.map((buyer, at) => ({ buyer, wasTold: told[at] ?? false, faultAtMs }))
}
