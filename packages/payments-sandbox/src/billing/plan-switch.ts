import type { Call } from '../api/call.ts'
import { readGroups, readText, readWhole } from '../api/read-params.ts'
import { addInterval } from '../clocks/add-interval.ts'
import { planOf } from '../objects/price.ts'
import { periodOf, type Subscription, type SubscriptionItem } from '../objects/subscription.ts'
import { draftOfItem, type LineDraft } from './line-draft.ts'
import { newItem } from './new-item.ts'
import { chargeFor, creditFor } from './prorate.ts'
import { nameOf, readPriceOf } from './read-items.ts'

export type Switch = {
  items: SubscriptionItem[]
  /** What the change itself costs and gives back. */
  drafts: LineDraft[]
  /** A new period length starts now and is invoiced at once. */
  startsAnew: boolean
  period: { start: number; end: number }
}

/** What `items` asks for: other prices or quantities for items that are there, more of them, or fewer. */
export function planSwitch(call: Call, subscription: Subscription): Switch {
  const old = subscription.items.data
  const wanted = wantedItems(call, subscription)
  const startsAnew = subscription.status !== 'trialing' && !haveSameInterval(old, wanted)
  const period = startsAnew ? newPeriod(call, wanted) : periodOf(subscription)
  const items = wanted.map(item => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }))
  const changed = old.filter(item => !items.some(one => isSame(one, item)))
  const fresh = startsAnew ? items : items.filter(item => !old.some(one => isSame(one, item)))
  const given = startsAnew ? old : changed
  const isFree = subscription.status === 'trialing'
  const drafts = isFree
    ? []
    : [
        ...given.map(item => creditFor(item, nameOf(call, item.price), call.now)),
        ...fresh.map(item =>
          startsAnew
            ? draftOfItem(item, nameOf(call, item.price), period)
            : chargeFor(item, nameOf(call, item.price), call.now),
        ),
      ]
  return { items, drafts, startsAnew, period }
}

function wantedItems(call: Call, subscription: Subscription): SubscriptionItem[] {
  let items = subscription.items.data
  for (const params of readGroups(call.params, 'items') ?? []) {
    const id = readText(params, 'id')
    const before = items.find(item => item.id === id)
    if (id && readText(params, 'deleted') === 'true') {
      items = items.filter(item => item.id !== id)
      continue
    }
    const price = params.price || params.price_data ? readPriceOf(call, params) : before?.price
    if (!price) continue
    const quantity = readWhole(params, 'quantity') ?? before?.quantity ?? 1
    const next = before
      ? { ...before, price, plan: planOf(price), quantity }
      : newItem(call, { subscription: subscription.id, price, quantity, period: periodOf(subscription) })
    items = before ? items.map(item => (item.id === id ? next : item)) : [...items, next]
  }
  return items
}

function isSame(one: SubscriptionItem, other: SubscriptionItem): boolean {
  return one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity
}

function haveSameInterval([one]: SubscriptionItem[], [other]: SubscriptionItem[]): boolean {
  const [a, b] = [one?.price.recurring, other?.price.recurring]
  return a?.interval === b?.interval && a?.interval_count === b?.interval_count
}

function newPeriod({ now }: Call, [first]: SubscriptionItem[]): { start: number; end: number } {
  const recurring = first?.price.recurring
  if (!recurring) return { start: now, end: now }
  return { start: now, end: addInterval(now, recurring.interval, recurring.interval_count, now) }
}
