import { scaled } from '../support/scale.ts'
import { type Audited, audit, report, reportControl } from '../support/shop/audit.ts'
import { openShop, type Shop } from '../support/shop/open-shop.ts'
import { answerLate } from './checkout/answer-late.ts'
import { buyAsRivals, rivalries } from './checkout/buy-as-rivals.ts'
import { liveThrough } from './checkout/flood-webhooks.ts'
import { loseAnswers, loseDatabase } from './checkout/lose-answers.ts'
import { without } from './checkout/weaken.ts'
import { payAtBank, tellFirst } from './checkout/webhook-orders.ts'

const count = scaled(100, 2)
const databaseLosses = scaled(20, 1)
const events = scaled(500, 1)
const copies = 5

/** What goes wrong between buyer, server, database and provider while somebody pays. */
export default async function bench(): Promise<void> {
  const shop = await openShop()
  try {
    const otherUrl = await shop.addServer()
    await tryRivals(shop, otherUrl)
    await tryLostAnswers(shop)
    await tryLostDatabase(shop)
    await tryWebhooks(shop)
    await tryLateAnswers(shop)
    await trySilence(shop, otherUrl)
  } finally {
    await shop.close()
  }
}

async function tryRivals(shop: Shop, otherUrl: string): Promise<void> {
  for (const rivalry of rivalries)
    report(rivalry, await audit(shop, await buyAsRivals(shop, rivalry, { count, otherUrl })))
  const control = await without(shop, 'one open attempt', async () =>
    audit(shop, await buyAsRivals(shop, 'two tabs', { count, otherUrl })),
  )
  reportControl('two tabs that do not see each other', control.double, 'charged twice')
}

async function tryLostAnswers(shop: Shop): Promise<void> {
  report('time-out after the charge', await audit(shop, await loseAnswers(shop, count)))
  shop.gate.forget({ keys: true, marks: false })
  const control = await audit(shop, await loseAnswers(shop, 1))
  shop.gate.forget({ keys: false, marks: false })
  reportControl('without names of attempts', control.double, 'charged twice')
}

async function tryLostDatabase(shop: Shop): Promise<void> {
  const bought: Audited[] = []
  for (let loss = 0; loss < databaseLosses; loss += 1)
    bought.push(...(await loseDatabase(shop, count / databaseLosses)))
  report(`database away ${databaseLosses} times`, await audit(shop, bought))
  shop.gate.forget({ keys: true, marks: true })
  const control = await audit(shop, await loseDatabase(shop, 1), 0)
  shop.gate.forget({ keys: false, marks: false })
  reportControl('without names of attempts and marks', control.double, 'charged twice')
}

async function tryWebhooks(shop: Shop): Promise<void> {
  report('webhook before the answer', await audit(shop, await tellFirst(shop, count)))
  report('webhook after the answer', await audit(shop, await payAtBank(shop, count)))
  await shop.atProvider('/sandbox/webhooks', { copies: 2 })
  report('webhook twice', await audit(shop, await payAtBank(shop, count)))
  await shop.atProvider('/sandbox/webhooks', {})

  const inOrder = await liveThrough(shop, { events: 0, tell: { order: 'in_order' } })
  const flood = await liveThrough(shop, { events, tell: { order: 'shuffle', copies } })
  const expected = inOrder.ends[0]?.join('; ')
  const other = flood.ends.filter(set => set.join('; ') !== expected)
  const double = flood.entries.filter(entries => entries > 1).length
  console.log(
    `${flood.events} events × ${copies}, shuffled: ${other.length} of ${flood.ends.length} sets of stories end otherwise than in order (goal 0), ${double} payments entered twice (goal 0)`,
  )
  if (other.length + double > 0) throw new Error(`In order: ${expected}; shuffled: ${other[0]?.join('; ')}`)
  const control = await without(shop, 'one entry a payment', () =>
    liveThrough(shop, { events: 0, tell: { order: 'shuffle', copies } }),
  )
  const entered = control.entries.filter(entries => entries > 1).length
  reportControl('payments that look new each time', entered, 'entered twice')
}

async function tryLateAnswers(shop: Shop): Promise<void> {
  const wrong = await answerLate(shop, count)
  console.log(`refunded while the provider is asked: ${wrong} of ${count} open all the same (goal 0)`)
  if (wrong > 0) throw new Error('An old answer was written over a newer one')
  const control = await without(shop, 'compare and set', () => answerLate(shop, 1))
  reportControl('without compare and set', control, 'open all the same')
}

async function trySilence(shop: Shop, otherUrl: string): Promise<void> {
  await shop.atProvider('/sandbox/webhooks', { mode: 'drop' })
  const { settledSeconds, ...found } = await audit(shop, await payAtBank(shop, count))
  report('webhook never', { settledSeconds, ...found })
  // Nobody is left who would look after it.
  await shop.haltServer()
  const waitMs = settledSeconds * scaled(2_000, 1_100)
  const control = await audit(shop, await payAtBank({ ...shop, url: otherUrl }, 1), waitMs)
  reportControl('without the reconciler', control.unsettled, 'not settled')
}
