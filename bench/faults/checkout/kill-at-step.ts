import { scaled } from '../../support/scale.ts'
import type { Audited } from '../../support/shop/audit.ts'
import type { Product, Shop } from '../../support/shop/open-shop.ts'
import type { Passage } from '../../support/shop/provider-gate.ts'
import { addShopBuyers, buyPatiently } from '../../support/shop/shop-buyer.ts'

export interface Step extends Passage {
  product: Product
}

const atOnce = scaled(3, 2)

/** Every call to the provider that a purchase makes, each before it arrives and after it was carried out. */
export async function listSteps(shop: Shop, product: Product): Promise<Step[]> {
  const [first, second] = await addShopBuyers(shop, 2, { product })
  if (!first || !second) throw new Error('There are no buyers')
  // What is made once for all buyers is there after the first.
  await buyPatiently(first, shop)
  await shop.atProvider('/sandbox/idle')
  // What it would tell us leads to calls that are no part of the purchase.
  await shop.atProvider('/sandbox/webhooks', { mode: 'hold' })
  const steps = new Map<string, Step>()
  shop.gate.watch(passage => {
    steps.set(`${passage.when} ${passage.call}`, { ...passage, product })
    return undefined
  })
  await buyPatiently(second, shop)
  shop.gate.watch(null)
  await shop.atProvider('/sandbox/webhooks/release', {})
  await shop.atProvider('/sandbox/webhooks', {})
  return [...steps.values()]
}

/** Kill −9 when one of a few who buy at the same time has come to this step. `leavers` do not come back; the others try again. */
export async function killAtStep(
  shop: Shop,
  victim: 'server' | 'sandbox',
  { product, ...step }: Step,
  leavers: number,
): Promise<Audited[]> {
  const buyers = await addShopBuyers(shop, atOnce, { product })
  let killed: Promise<void> | null = null
  let faultAtMs = Number.NaN
  shop.gate.watch(({ when, call }) => {
    if (killed || when !== step.when || call !== step.call) return undefined
    faultAtMs = Date.now()
    killed = victim === 'server' ? shop.killServer() : shop.killSandbox()
    return 'cut'
  })
  const told = await Promise.all(
    buyers.map((buyer, at) => buyPatiently(buyer, shop, { leaves: at >= atOnce - leavers })),
  )
  shop.gate.watch(null)
  if (!killed) throw new Error(`Nobody came to ${step.when} ${step.call}`)
  await killed
  return buyers.map((buyer, at) => ({ buyer, wasTold: told[at] ?? false, faultAtMs }))
}
