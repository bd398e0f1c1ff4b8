import { answerSubscription } from '../answers/subscription-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readFlag, readGroup, readGroups, readText, readWhole } from '../api/read-params.ts'
import { attachTo, getPaymentMethod } from '../cards/get-payment-method.ts'
import { addInterval } from '../clocks/add-interval.ts'
import { emit } from '../events/emit.ts'
import { hasEnded, itemsOf, type Subscription } from '../objects/subscription.ts'
import { chooseCard, collectInvoice, issueInvoice, lineOf } from './issue-invoice.ts'
import { moveSubscription } from './move-subscription.ts'

const daySeconds = 86_400

/** The first invoice is of a trial over nothing, else it is paid now. What the bank refuses or asks about stays to be paid. */
export function createSubscription(call: Call): Subscription {
  const subscription = buildSubscription(call)
  const { price } = subscription.items.data[0]
  call.tx.put('subscription', subscription)
  const line = lineOf(call, price)
  const lines = [subscription.trial_start === null ? line : { ...line, amount: 0 }]
  const card = chooseCard(call, subscription)
  collectInvoice(call, issueInvoice(call, subscription, lines, 'subscription_create'), card)
  const billed = getObject(call, 'subscription', subscription.id)
  if (!card && billed.status === 'incomplete')
    throw invalidRequest('This customer has no default payment method.', undefined, 'resource_missing')
  emit(call, 'customer.subscription.created', answerSubscription(billed))
  return billed
}

function buildSubscription(call: Call): Subscription {
  const { params, now } = call
  const customer = getObject(call, 'customer', needText(params, 'customer'), 'customer').id
  const priceId = needText(readGroups(params, 'items')[0] ?? {}, 'price')
  const price = getObject(call, 'price', priceId, 'items[0][price]')
  const days = readWhole(params, 'trial_period_days') ?? 0
  const firstChargeAt = now + days * daySeconds
  const period = { start: now, end: days ? firstChargeAt : addInterval(now, price, now) }
  return {
    id: newId('sub'),
    object: 'subscription',
    billing_cycle_anchor: firstChargeAt,
    cancel_at: null,
    cancel_at_period_end: false,
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: readCard(call, customer) ?? null,
    ended_at: null,
    items: itemsOf(newId('si', 14), price, period),
    latest_invoice: null,
    metadata: readMetadata(params),
    status: days ? 'trialing' : 'incomplete',
    trial_start: days ? now : null,
    sandbox: {
      discount: readDiscount(call, firstChargeAt),
      hasTax: readFlag(readGroup(params, 'automatic_tax') ?? {}, 'enabled') ?? false,
    },
  }
}

export function updateSubscription(call: Call): Subscription {
  const { params } = call
  const before = getObject(call, 'subscription', call.path.id ?? '')
  if (hasEnded(before)) throw invalidRequest('A canceled subscription cannot be updated.')
  return moveSubscription(call, before, {
    cancel_at_period_end: readFlag(params, 'cancel_at_period_end') ?? before.cancel_at_period_end,
    default_payment_method: readCard(call, before.customer) ?? before.default_payment_method,
    metadata: readMetadata(params, before.metadata),
  })
}

function readCard(call: Call, customer: string): string | undefined {
  const card = readText(call.params, 'default_payment_method')
  return card && attachTo(call, getPaymentMethod(call, card), customer).id
}

/** Over once there was something to take it off from. */
function readDiscount(call: Call, firstChargeAt: number): Subscription['sandbox']['discount'] {
  const [given] = readGroups(call.params, 'discounts')
  if (!given) return null
  const coupon = getObject(call, 'coupon', needText(given, 'coupon'), 'discounts[0][coupon]')
  return { amount: coupon.amount_off, until: firstChargeAt + 1 }
}
