import { randomUUID } from 'node:crypto'
import { compareWithBare } from './support/compare-with-bare.ts'
import { cpuSeconds } from './support/measure-cpu.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'
import { audit, report } from './support/shop/audit.ts'
import { openShop, type Shop } from './support/shop/open-shop.ts'
import { addShopBuyers, buyPatiently, cardNumbers, sendBuy } from './support/shop/shop-buyer.ts'

const purchases = scaled(200, 2)
const buyersAtOnce = scaled(500, 3)
const goals = { poll: 0.3, ownMs: 150 }

/** What a purchase costs us: its poll, our own share of it, and many at once. */
export default async function bench(): Promise<void> {
  const shop = await openShop()
  try {
    const poll = await measurePoll(shop)
    const ownMs = await measureBuy(shop)
    await buyAtOnce(shop)
    judge(poll >= goals.poll, 'The poll of an order costs too much')
    judge(ownMs <= goals.ownMs, 'A purchase takes us too long')
  } finally {
    await shop.close()
  }
}

/** Of an order that waits for the bank, as its page asks for it. */
async function measurePoll(shop: Shop): Promise<number> {
  const [buyer] = await addShopBuyers(shop, 1, {
    product: shop.products.pass,
    number: cardNumbers.authenticated,
  })
  if (!buyer) throw new Error('There is no buyer')
  const { json } = await sendBuy(buyer, shop, randomUUID())
  const { ratio, bytes } = await compareWithBare({
    url: `${shop.url}/api/orders/${json.order.id}`,
    pid: shop.pid(),
    headers: { authorization: `Bearer ${buyer.keys[0]}`, 'x-forwarded-for': buyer.ip },
  })
  console.log(
    `poll of an order (${bytes} bytes) ÷ bare Fastify, requests per CPU-second: ${ratio.toFixed(2)} (goal ≥ ${goals.poll})`,
  )
  return ratio
}

/** One after the other, so that the provider's time is that of the purchase; what it would tell meanwhile waits. */
async function measureBuy(shop: Shop): Promise<number> {
  await shop.atProvider('/sandbox/webhooks', { mode: 'hold' })
  const buyers = await addShopBuyers(shop, purchases, { product: shop.products.pass })
  const own: number[] = []
  const usedBefore = cpuSeconds(shop.pid())
  for (const buyer of buyers) {
    const providerMs = shop.gate.providerMs()
    const startedAtMs = performance.now()
    const { status, json } = await sendBuy(buyer, shop, randomUUID())
    if (status !== 200) throw new Error(`A purchase was refused: ${JSON.stringify(json)}`)
    own.push(performance.now() - startedAtMs - (shop.gate.providerMs() - providerMs))
  }
  const cpuMs = ((cpuSeconds(shop.pid()) - usedBefore) / purchases) * 1000
  await shop.atProvider('/sandbox/webhooks/release', {})
  await shop.atProvider('/sandbox/webhooks', {})
  console.log(`  ${cpuMs.toFixed(0)} ms of CPU each`)
  const [half = 0, slow = 0] = [0.5, 0.95].map(share => quantile(own, share))
  console.log(
    `our own share of ${purchases} purchases: p50 ${half.toFixed(0)} ms, p95 ${slow.toFixed(0)} ms (goal ≤ ${goals.ownMs})`,
  )
  return slow
}

async function buyAtOnce(shop: Shop): Promise<void> {
  const buyers = await addShopBuyers(shop, buyersAtOnce, { product: shop.products.pass })
  const faultAtMs = Date.now()
  const told = await Promise.all(buyers.map(buyer => buyPatiently(buyer, shop)))
  const seconds = (Date.now() - faultAtMs) / 1000
  console.log(`  ${told.filter(Boolean).length} of ${buyers.length} told after ${seconds.toFixed(1)} s`)
  const bought = buyers.map((buyer, at) => ({ buyer, wasTold: told[at] ?? false, faultAtMs }))
  report('all at once', await audit(shop, bought))
}
