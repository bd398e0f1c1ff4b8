import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readFlag, readGroup, readText } from '../api/read-params.ts'
import { atCustomerTime } from '../clocks/customer-time.ts'
import { hasEnded, periodOf, type Subscription } from '../objects/subscription.ts'
import { endSubscription, expireSubscription } from './end-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { creditFor } from './prorate.ts'
import { nameOf } from './read-items.ts'
import { keepForLater } from './update-subscription.ts'

/** At once. What is left of a paid period is given back as credit only when the call asks for it. */
export function cancelSubscription(given: Call, before = getSubscription(given)): Subscription {
  if (hasEnded(before)) throw invalidRequest(`No such subscription: '${before.id}'`, 'id', 'resource_missing')
  const call = atCustomerTime(given, before.customer)
  const details = readGroup(call.params, 'cancellation_details') ?? {}
  if (before.status === 'incomplete') return expireSubscription(call, before)
  if (readFlag(call.params, 'prorate'))
    for (const item of before.items.data)
      keepForLater(call, before, creditFor(item, nameOf(call, item.price), call.now))
  if (readFlag(call.params, 'invoice_now'))
    issueInvoice(call, before, [], 'subscription_update', periodOf(before))
  const noted: Subscription = {
    ...getSubscription(call, before.id),
    cancellation_details: {
      comment: readText(details, 'comment') ?? null,
      feedback: readText(details, 'feedback') ?? null,
      feedback_option: null,
      reason: null,
    },
  }
  return endSubscription(call, noted, 'cancellation_requested')
}
