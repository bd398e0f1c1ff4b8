import type { Call } from '../api/call.ts'
import { addInterval } from '../clocks/add-interval.ts'
import { periodOf, type Subscription } from '../objects/subscription.ts'
import { chooseCard, collectInvoice } from './collect-invoice.ts'
import { endSubscription } from './end-subscription.ts'
import { getInvoice } from './get-invoice.ts'
import { getSubscription } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { draftOfItem } from './line-draft.ts'
import { moveSubscription } from './move-subscription.ts'
import { nameOf } from './read-items.ts'

const daySeconds = 86_400
/** After the first, second and third failure; after the fourth the subscription ends. */
export const retryDays = [3, 5, 7]

/** At the end of its period: over, or another period that is paid for now. */
export function renewSubscription(call: Call, before: Subscription): Subscription {
  if (before.cancel_at_period_end) return endSubscription(call, before, 'cancellation_requested')
  const card = chooseCard(call, before.customer, before.default_payment_method)
  if (before.status === 'trialing' && !card) {
    const missing = before.trial_settings.end_behavior.missing_payment_method
    if (missing === 'cancel') return endSubscription(call, before, 'cancellation_requested')
    if (missing === 'pause') return moveSubscription(call, before, { status: 'paused' })
  }
  const period = nextPeriod(before)
  const renewed = moveSubscription(call, before, {
    status: before.status === 'trialing' ? 'active' : before.status,
    items: {
      ...before.items,
      data: before.items.data.map(item => ({
        ...item,
        current_period_start: period.start,
        current_period_end: period.end,
      })),
    },
  })
  const drafts = renewed.items.data.map(item => draftOfItem(item, nameOf(call, item.price), period))
  const invoice = issueInvoice(call, renewed, drafts, 'subscription_cycle', period)
  collectInvoice(call, invoice, card)
  planRetry(call, invoice.id)
  return getSubscription(call, before.id)
}

/** Without a card nothing is tried, but the subscription is late all the same. */
export function planRetry(call: Call, invoiceId: string): void {
  const invoice = getInvoice(call, invoiceId)
  if (invoice.status !== 'open') return
  const days = retryDays[Math.max(0, invoice.attempt_count - 1)]
  call.tx.put('invoice', {
    ...invoice,
    next_payment_attempt: days === undefined ? null : call.now + days * daySeconds,
  })
  const id = invoice.parent?.subscription_details.subscription
  const subscription = id && call.tx.find('subscription', id)
  if (!subscription) return
  if (subscription.status === 'active') moveSubscription(call, subscription, { status: 'past_due' })
  else if (days === undefined) endSubscription(call, subscription, 'payment_failed')
}

function nextPeriod(subscription: Subscription): { start: number; end: number } {
  const { end: start } = periodOf(subscription)
  const recurring = subscription.items.data[0]?.price.recurring
  if (!recurring) throw new Error('a subscription to something that does not recur')
  const { interval, interval_count } = recurring
  return { start, end: addInterval(start, interval, interval_count, subscription.billing_cycle_anchor) }
}
