import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { addInterval } from '../clocks/add-interval.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import { itemsOf, type Subscription } from '../objects/subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { chooseCard, collectInvoice, issueInvoice, lineOf } from './issue-invoice.ts'
import { moveSubscription } from './move-subscription.ts'

const daySeconds = 86_400
/** After the first, second and third failure; after the fourth the subscription ends. */
const retryDays = [3, 5, 7]

/** Another period, which is paid for now. */
export function renewSubscription(call: Call, before: Subscription): void {
  const [{ id, price, current_period_end: start }] = before.items.data
  const renewed = moveSubscription(call, before, {
    status: before.status === 'trialing' ? 'active' : before.status,
    items: itemsOf(id, price, { start, end: addInterval(start, price, before.billing_cycle_anchor) }),
  })
  const invoice = issueInvoice(call, renewed, [lineOf(call, price)], 'subscription_cycle')
  planRetry(call, collectInvoice(call, invoice, chooseCard(call, renewed)))
}

/** A card may have come since; one that asks for its holder fails without them. */
export function retryInvoice(call: Call, before: Invoice): void {
  const subscription = getObject(call, 'subscription', subscriptionIdOf(before))
  const after = collectInvoice(call, before, chooseCard(call, subscription))
  planRetry(call, { ...after, attempt_count: before.attempt_count + 1 })
}

/** Without a card nothing is tried, but the subscription is late all the same. */
function planRetry(call: Call, invoice: Invoice): void {
  if (invoice.status !== 'open') return
  const days = retryDays[Math.max(0, invoice.attempt_count - 1)]
  const next_payment_attempt = days === undefined ? null : call.now + days * daySeconds
  call.tx.put('invoice', { ...invoice, next_payment_attempt })
  const subscription = getObject(call, 'subscription', subscriptionIdOf(invoice))
  if (subscription.status === 'active') moveSubscription(call, subscription, { status: 'past_due' })
  else if (days === undefined) endSubscription(call, subscription)
}
