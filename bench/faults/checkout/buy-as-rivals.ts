import { randomUUID } from 'node:crypto'
import type { Audited } from '../../support/shop/audit.ts'
import type { Shop } from '../../support/shop/open-shop.ts'
import { type Asking, addShopBuyers, sendBuy } from '../../support/shop/shop-buyer.ts'

export const rivalries = ['double click', 'two tabs', 'two devices'] as const

/** The same buyers buy the same product in two ways at once. */
export async function buyAsRivals(
  shop: Shop,
  rivalry: (typeof rivalries)[number],
  { count, otherUrl }: { count: number; otherUrl: string },
): Promise<Audited[]> {
  const buyers = await addShopBuyers(shop, count, { product: shop.products.pass })
  const faultAtMs = Date.now()
  // A second device meets another process of ours.
  const second: Asking = rivalry === 'two devices' ? { url: otherUrl, browser: 1 } : shop
  return Promise.all(
    buyers.map(async buyer => {
      const key = randomUUID()
      const answers = await Promise.all([
        sendBuy(buyer, shop, key),
        sendBuy(buyer, second, rivalry === 'double click' ? key : randomUUID()),
      ])
      const wasTold = answers.some(({ json }) => json.order?.status === 'paid')
      return { buyer, wasTold, faultAtMs }
    }),
  )
}
