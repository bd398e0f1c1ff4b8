import { scaled } from '../support/scale.ts'
import { type Audited, audit, report, reportControl } from '../support/shop/audit.ts'
import { openShop, type Shop } from '../support/shop/open-shop.ts'
import { killAtStep, listSteps, type Step } from './checkout/kill-at-step.ts'

const kills = scaled(100, 1)
const controls = scaled(2, 1)

/** Kill −9 of the server, and of the payment provider, at every step of a purchase. */
export default async function bench(): Promise<void> {
  const shop = await openShop()
  try {
    const steps = [
      ...(await listSteps(shop, shop.products.pass)),
      ...(await listSteps(shop, shop.products.plan)),
    ]
    console.log(`  ${steps.length} steps: ${steps.map(({ when, call }) => `${when} ${call}`).join(', ')}`)
    const charged = steps.filter(({ when, call }) => when === 'after' && isCharge(call))
    for (const victim of ['server', 'sandbox'] as const) {
      const chosen = scaled(steps, charged)
      report(
        `${victim} killed ${kills} times`,
        await audit(shop, await killAll(shop, victim, chosen, { times: kills, leavers: 1 })),
      )
    }
    shop.gate.forget({ keys: true, marks: true })
    // Buyers who meet the fault must come back, or none is charged again.
    const again = await killAll(shop, 'server', charged, { times: controls, leavers: 0 })
    const { double } = await audit(shop, again, 0)
    reportControl('without names of attempts and marks', double, 'charged twice')
  } finally {
    await shop.close()
  }
}

const isCharge = (call: string) => call === 'POST /v1/payment_intents' || call === 'POST /v1/subscriptions'

async function killAll(
  shop: Shop,
  victim: 'server' | 'sandbox',
  steps: readonly Step[],
  { times, leavers }: { times: number; leavers: number },
): Promise<Audited[]> {
  const bought: Audited[] = []
  for (let kill = 0; kill < times; kill += 1) {
    const step = steps[kill % steps.length]
    if (step) bought.push(...(await killAtStep(shop, victim, step, leavers)))
  }
  return bought
}
