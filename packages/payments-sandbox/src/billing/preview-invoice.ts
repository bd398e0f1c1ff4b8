import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { needText, readChoice, readFlag, readGroup, readText } from '../api/read-params.ts'
import { addInterval } from '../clocks/add-interval.ts'
import { atCustomerTime } from '../clocks/customer-time.ts'
import { getCustomer } from '../customers/get-customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import { hasEnded, periodOf } from '../objects/subscription.ts'
import { buildInvoice } from './build-invoice.ts'
import { getSubscription } from './get-subscription.ts'
import { waitingItems } from './issue-invoice.ts'
import { draftOfItem, draftOfPending } from './line-draft.ts'
import { planSwitch } from './plan-switch.ts'
import { nameOf } from './read-items.ts'
import { runningDiscounts } from './running-discounts.ts'

/** What the next invoice of a subscription would be, as it is or after a change. Nothing is kept. */
export function previewInvoice(given: Call): Invoice {
  const subscription = getSubscription(given, needText(given.params, 'subscription'), 'subscription')
  if (hasEnded(subscription))
    throw invalidRequest(
      'No upcoming invoices for this subscription.',
      'subscription',
      'invoice_upcoming_none',
    )
  const call = atCustomerTime(given, subscription.customer)
  const details = readGroup(call.params, 'subscription_details') ?? {}
  const behavior = readChoice(details, 'proration_behavior', ['always_invoice', 'create_prorations', 'none'])
  const change = planSwitch({ ...call, params: details }, subscription)
  const { end } = periodOf(subscription)
  const [first] = change.items
  const recurring = first?.price.recurring
  const next = {
    start: end,
    end: recurring ? addInterval(end, recurring.interval, recurring.interval_count, end) : end,
  }
  const isNow = change.startsAnew || behavior === 'always_invoice'
  const prorations = behavior === 'none' ? change.drafts.filter(one => !one.isProration) : change.drafts
  const coming = isNow ? [] : change.items.map(item => draftOfItem(item, nameOf(call, item.price), next))
  const tax = readGroup(call.params, 'automatic_tax')
  return {
    ...buildInvoice(call, {
      customer: getCustomer(call, subscription.customer),
      currency: subscription.currency,
      drafts: [
        ...waitingItems(call, subscription.customer, subscription.id).map(draftOfPending),
        ...prorations,
        ...coming,
      ],
      discounts: runningDiscounts(call, subscription),
      hasTax: tax ? readFlag(tax, 'enabled') === true : subscription.automatic_tax.enabled,
      billingReason: 'upcoming',
      period: isNow ? change.period : next,
      subscription,
      defaultPaymentMethod: readText(call.params, 'default_payment_method') ?? null,
    }),
    next_payment_attempt: isNow ? call.now : end,
  }
}
