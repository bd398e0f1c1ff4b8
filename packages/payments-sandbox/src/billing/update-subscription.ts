import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readChoice, readClearable, readFlag, readGroup, readText, readWhole } from '../api/read-params.ts'
import { attachTo } from '../cards/attach.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { atCustomerTime } from '../clocks/customer-time.ts'
import { hasEnded, type Subscription } from '../objects/subscription.ts'
import { chooseCard, collectInvoice } from './collect-invoice.ts'
import { getSubscription } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { LineDraft } from './line-draft.ts'
import { moveSubscription } from './move-subscription.ts'
import { planSwitch } from './plan-switch.ts'
import { redeemDiscounts } from './running-discounts.ts'

export function updateSubscription(given: Call, before = getSubscription(given)): Subscription {
  if (hasEnded(before))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  const call = atCustomerTime(given, before.customer)
  const changed = withFields(call, before)
  if (!call.params.items) return moveSubscription(call, before, changed)
  return switchPlan(call, before, changed)
}

function withFields(call: Call, before: Subscription): Subscription {
  const { params } = call
  const card = readClearable(params, 'default_payment_method')
  const isCanceling = readFlag(params, 'cancel_at_period_end') ?? before.cancel_at_period_end
  const details = readGroup(params, 'cancellation_details') ?? {}
  const discounts = redeemDiscounts(call, {
    customer: before.customer,
    subscription: before.id,
    firstChargeAt: call.now,
  })
  const trialEnd = readText(params, 'trial_end') === 'now' ? call.now : readWhole(params, 'trial_end')
  return {
    ...before,
    cancel_at: 'cancel_at' in params ? (readWhole(params, 'cancel_at') ?? null) : before.cancel_at,
    cancel_at_period_end: isCanceling,
    canceled_at: isCanceling ? (before.canceled_at ?? call.now) : null,
    cancellation_details: {
      comment: readText(details, 'comment') ?? before.cancellation_details.comment,
      feedback: readText(details, 'feedback') ?? before.cancellation_details.feedback,
      feedback_option: null,
      reason: isCanceling ? 'cancellation_requested' : null,
    },
    default_payment_method:
      card === undefined
        ? before.default_payment_method
        : card && attachTo(call, getPaymentMethod(call, card), before.customer).id,
    description: readClearable(params, 'description') ?? before.description,
    discounts: params.discounts === undefined ? before.discounts : discounts.map(({ id }) => id),
    metadata: readMetadata(params, before.metadata),
    ...(trialEnd !== undefined && before.status === 'trialing' && endTrialAt(before, trialEnd)),
  }
}

function endTrialAt(before: Subscription, trialEnd: number): Partial<Subscription> {
  return {
    trial_end: trialEnd,
    billing_cycle_anchor: trialEnd,
    items: {
      ...before.items,
      data: before.items.data.map(item => ({ ...item, current_period_end: trialEnd })),
    },
  }
}

function switchPlan(call: Call, before: Subscription, changed: Subscription): Subscription {
  const behavior =
    readChoice(call.params, 'proration_behavior', ['always_invoice', 'create_prorations', 'none']) ??
    'create_prorations'
  const { items, drafts, startsAnew, period } = planSwitch(call, before)
  const switched = moveSubscription(call, before, {
    ...changed,
    billing_cycle_anchor: startsAnew ? call.now : changed.billing_cycle_anchor,
    items: { ...changed.items, data: items },
  })
  const wanted = behavior === 'none' ? drafts.filter(draft => !draft.isProration) : drafts
  if (!wanted.length) return switched
  if (!startsAnew && behavior !== 'always_invoice') {
    for (const draft of wanted) keepForLater(call, switched, draft)
    return switched
  }
  const invoice = issueInvoice(call, switched, wanted, 'subscription_update', period)
  collectInvoice(call, invoice, chooseCard(call, switched.customer, switched.default_payment_method))
  return getSubscription(call, switched.id)
}

export function keepForLater(call: Call, subscription: Subscription, draft: LineDraft): void {
  call.tx.put('invoice_item', {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: draft.amount,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_account: null,
    date: call.now,
    description: draft.description,
    discountable: draft.isDiscountable,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: draft.amount,
    parent: {
      subscription_details: { subscription: subscription.id, subscription_item: draft.subscriptionItem },
      type: 'subscription_details',
    },
    period: draft.period,
    pricing: null,
    proration: draft.isProration,
    quantity: draft.quantity,
    quantity_decimal: String(draft.quantity),
    tax_rates: [],
    test_clock: subscription.test_clock,
  })
}
