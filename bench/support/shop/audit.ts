import { setTimeout as sleep } from 'node:timers/promises'
import type { Shop } from './open-shop.ts'
import type { ShopBuyer } from './shop-buyer.ts'

export interface Audit {
  buyers: number
  /** Buyers who paid and hold nothing, hold something unpaid, or got a confirmation and hold nothing. */
  lost: number
  /** Charges, orders and entries in the books beyond the first. */
  double: number
  /** Neither paid nor failed after all that time. */
  unsettled: number
  /** Of the slowest order, after the fault or after it was begun. */
  settledSeconds: number
}

/** Where the books are, and the provider's. */
type Books = Pick<Shop, 'query' | 'atProvider'>

export interface Audited {
  buyer: ShopBuyer
  wasTold: boolean
  faultAtMs: number
}

const settleMs = 60_000
const everyMs = 250

/** What the books say of these buyers, and what the provider says, once all is settled or a minute is over. */
export async function audit(shop: Books, bought: readonly Audited[], waitMs = settleMs): Promise<Audit> {
  const untilMs = Math.max(...bought.map(({ faultAtMs }) => faultAtMs)) + waitMs
  const ids = bought.map(({ buyer }) => buyer.userId)
  while ((await countUnsettled(shop, ids)) > 0 && Date.now() < untilMs) await sleep(everyMs)
  const charges = await countCharges(shop)
  const orders = await readOrders(shop, ids)
  const result = { buyers: bought.length, lost: 0, double: 0, unsettled: 0, settledSeconds: 0 }
  for (const { buyer, wasTold, faultAtMs } of bought) {
    const mine = orders.filter(({ user_id }) => user_id === buyer.userId)
    const paid = mine.filter(({ status }) => status === 'paid')
    const charged = charges.get(buyer.userId) ?? 0
    if (charged > 0 !== paid.length > 0 || (wasTold && paid.length === 0)) result.lost += 1
    result.double += Math.max(0, charged - 1) + Math.max(0, paid.length - 1)
    for (const { entries } of paid) result.double += Math.max(0, entries - 1)
    result.unsettled += mine.filter(({ status }) => status === 'created').length
    for (const { created_at, settled_at } of mine) {
      // Who had to wait begins another order later.
      const sinceMs = Math.max(faultAtMs, created_at.getTime())
      const seconds = settled_at ? (settled_at.getTime() - sinceMs) / 1000 : 0
      result.settledSeconds = Math.max(result.settledSeconds, seconds)
    }
  }
  return result
}

/** Says it, and ends the bench where it is not as it must be: one lost or double payment is one too many at any size. */
export function report(name: string, { buyers, lost, double, unsettled, settledSeconds }: Audit): void {
  console.log(
    `${name}: ${buyers} buyers, ${lost} lost (goal 0), ${double} double (goal 0), ${unsettled} not settled (goal 0), the slowest settled after ${settledSeconds.toFixed(1)} s (goal ≤ 60)`,
  )
  if (lost + double + unsettled > 0 || settledSeconds > settleMs / 1000)
    throw new Error(`${name}: the books are not right`)
}

/** The same without what protects: if it went well, the fault was none and the figure above says nothing. */
export function reportControl(name: string, found: number, what: string): void {
  console.log(`  ${name}: ${found} ${what} (control, goal > 0)`)
  if (found === 0) throw new Error(`${name}: went well all the same`)
}

async function countUnsettled({ query }: Books, userIds: number[]): Promise<number> {
  const { rows } = await query<{ count: number }>(
    "select count(*)::int as count from orders where user_id = any($1) and status = 'created'",
    [userIds],
  )
  return rows[0]?.count ?? 0
}

interface OrderFacts {
  user_id: number
  status: string
  created_at: Date
  /** Null: not yet. */
  settled_at: Date | null
  entries: number
}

async function readOrders({ query }: Books, userIds: number[]) {
  const { rows } = await query<OrderFacts>(
    `select user_id, status, created_at, min(first_settled.at) as settled_at,
       (select count(*)::int from transactions where order_id = orders.id) as entries
     from orders left join first_settled on order_id = orders.id
     where user_id = any($1) group by orders.id`,
    [userIds],
  )
  return rows
}

/** Of each user, as whichever customer. */
async function countCharges(shop: Books): Promise<Map<number, number>> {
  const users = new Map<string, number>()
  for (const { id, metadata } of await listAll(shop, '/v1/customers')) users.set(id, Number(metadata.user))
  const charges = new Map<number, number>()
  for (const { customer, status } of await listAll(shop, '/v1/payment_intents')) {
    const user = users.get(customer)
    if (status === 'succeeded' && user !== undefined) charges.set(user, (charges.get(user) ?? 0) + 1)
  }
  return charges
}

async function listAll({ atProvider }: Books, path: string) {
  const all = []
  for (let page = await atProvider(`${path}?limit=100`); ; ) {
    all.push(...page.data)
    if (!page.has_more) return all
    page = await atProvider(`${path}?limit=100&starting_after=${all.at(-1).id}`)
  }
}
