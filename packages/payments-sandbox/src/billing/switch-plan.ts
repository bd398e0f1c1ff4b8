import type { Call } from '../api/call.ts'
import { addInterval } from '../clocks/add-interval.ts'
import type { Price } from '../objects/catalog.ts'
import { itemsOf, type Period, periodOf, type Subscription } from '../objects/subscription.ts'
import { chooseCard, collectInvoice, issueInvoice, type Line, lineOf, nameOf } from './issue-invoice.ts'
import { moveSubscription } from './move-subscription.ts'

/** Invoiced at once: the rest of the period counts towards the other plan. A new length of period begins now. */
export function switchPlan(call: Call, before: Subscription, price: Price): void {
  const [{ id, price: old }] = before.items.data
  const isTrial = before.status === 'trialing'
  const startsAnew = !isTrial && JSON.stringify(old.recurring) !== JSON.stringify(price.recurring)
  const rest = periodOf(before)
  const period = startsAnew ? { start: call.now, end: addInterval(call.now, price, call.now) } : rest
  const switched = moveSubscription(call, before, {
    billing_cycle_anchor: startsAnew ? call.now : before.billing_cycle_anchor,
    items: itemsOf(id, price, period),
  })
  if (isTrial) return
  const name = (one: Price) => nameOf(call, one)
  const lines: Line[] = [
    {
      amount: -restOf(old, rest, call.now),
      description: `Unused time on ${name(old)}`,
      isWhole: false,
      price: old,
    },
    startsAnew
      ? lineOf(call, price)
      : {
          amount: restOf(price, rest, call.now),
          description: `Remaining time on ${name(price)}`,
          isWhole: false,
          price,
        },
  ]
  const invoice = issueInvoice(call, switched, lines, 'subscription_update')
  collectInvoice(call, invoice, chooseCard(call, switched))
}

function restOf({ unit_amount }: Price, { start, end }: Period, now: number): number {
  return Math.round(unit_amount * Math.min(1, Math.max(0, (end - now) / (end - start))))
}
