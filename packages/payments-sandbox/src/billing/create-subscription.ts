import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readChoice, readFlag, readGroup, readText, readWhole } from '../api/read-params.ts'
import { attachTo } from '../cards/attach.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { addInterval } from '../clocks/add-interval.ts'
import { atCustomerTime } from '../clocks/customer-time.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { emit } from '../events/emit.ts'
import type { Price } from '../objects/price.ts'
import { missingCardChoices, newSubscription, type Subscription } from '../objects/subscription.ts'
import { chooseCard } from './collect-invoice.ts'
import { readItems } from './read-items.ts'
import { redeemDiscounts } from './running-discounts.ts'
import { startBilling } from './start-billing.ts'

const daySeconds = 86_400

export function createSubscription(given: Call): Subscription {
  const customer = getCustomer(given, needText(given.params, 'customer'), 'customer')
  const call = atCustomerTime(given, customer.id)
  const subscription = buildSubscription(call, customer.id, customer.test_clock)
  const behavior =
    readChoice(call.params, 'payment_behavior', [
      'allow_incomplete',
      'default_incomplete',
      'error_if_incomplete',
      'pending_if_incomplete',
    ]) ?? 'allow_incomplete'
  const isAutomatic = behavior !== 'default_incomplete'
  const card = chooseCard(call, customer.id, subscription.default_payment_method)
  call.tx.put('subscription', subscription)
  const billed = startBilling(call, subscription, isAutomatic ? card : null)
  if (isAutomatic && !card && billed.status === 'incomplete') throw noCard()
  if (behavior === 'error_if_incomplete' && billed.status === 'incomplete') throw notPaid()
  emit(call, 'customer.subscription.created', billed)
  return billed
}

function buildSubscription(call: Call, customer: string, testClock: string | null): Subscription {
  const { params, now } = call
  const id = newId('sub')
  const trialEnd = readTrialEnd(call)
  const items = readItems(call, id, price => ({ start: now, end: trialEnd ?? periodEnd(price, now) }))
  const [first] = items
  if (!first) throw invalidRequest('Missing required param: items.', 'items', 'parameter_missing')
  const card = readText(params, 'default_payment_method')
  const tax = readGroup(params, 'automatic_tax')
  const hasTax = tax ? readFlag(tax, 'enabled') === true : false
  const settings = readGroup(params, 'payment_settings') ?? {}
  return newSubscription({
    id,
    automatic_tax: { disabled_reason: null, enabled: hasTax, liability: hasTax ? { type: 'self' } : null },
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: readWhole(params, 'cancel_at') ?? null,
    cancel_at_period_end: readFlag(params, 'cancel_at_period_end') ?? false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: first.price.currency,
    customer,
    default_payment_method: card ? attachTo(call, getPaymentMethod(call, card), customer).id : null,
    description: readText(params, 'description') ?? null,
    discounts: redeemDiscounts(call, { customer, subscription: id, firstChargeAt: trialEnd ?? now }).map(
      discount => discount.id,
    ),
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata: readMetadata(params),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method:
        readChoice(settings, 'save_default_payment_method', ['off', 'on_subscription']) ?? 'off',
    },
    pending_setup_intent: null,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: testClock,
    trial_end: trialEnd,
    trial_settings: readTrialSettings(call),
    trial_start: trialEnd ? now : null,
  })
}

function periodEnd({ recurring }: Price, start: number): number {
  return recurring ? addInterval(start, recurring.interval, recurring.interval_count, start) : start
}

function readTrialEnd({ params, now }: Call): number | null {
  const days = readWhole(params, 'trial_period_days')
  const end = readText(params, 'trial_end') === 'now' ? undefined : readWhole(params, 'trial_end')
  if (days !== undefined && days > 730)
    throw invalidRequest('A trial has at most 730 days.', 'trial_period_days')
  if (end !== undefined && end <= now) throw invalidRequest('The trial ends in the past.', 'trial_end')
  return end ?? (days ? now + days * daySeconds : null)
}

function readTrialSettings({ params }: Call): Subscription['trial_settings'] {
  const behavior = readGroup(readGroup(params, 'trial_settings') ?? {}, 'end_behavior') ?? {}
  const missing = readChoice(behavior, 'missing_payment_method', missingCardChoices) ?? 'create_invoice'
  return { end_behavior: { billing_cycle_anchor: null, missing_payment_method: missing } }
}

function noCard(): ApiError {
  return invalidRequest(
    'This customer has no attached payment source or default payment method. Add one, or use `default_incomplete`.',
    undefined,
    'resource_missing',
  )
}

function notPaid(): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    message: 'The first payment of the subscription failed.',
  })
}
