import Stripe from 'stripe'
import { idOf, readMark } from './mark.ts'
import type { ProviderEvent } from './payment-account.ts'

const toleranceSeconds = 300

/** The SDK takes what comes from the future; we do not. */
export function readEvent(
  stripe: Stripe,
  given: { raw: string; signature: string; secret: string; now: Date },
): ProviderEvent | null {
  const nowSeconds = given.now.getTime() / 1000
  const [, sentAt] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(given.signature) ?? []
  if (sentAt === undefined || Math.abs(nowSeconds - Number(sentAt)) > toleranceSeconds) return null
  try {
    const event = stripe.webhooks.constructEvent(
      given.raw,
      given.signature,
      given.secret,
      toleranceSeconds,
      undefined,
      given.now.getTime(),
    )
    return { id: event.id, type: event.type, ...findSubject(event) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const ofNothing = { mark: null, paymentId: null, planId: null, payoutId: null, declinedCustomerId: null }

/** The event's subject, if it can be an order or money of ours. Only its id counts: the object itself is fetched again. */
function findSubject(event: Stripe.Event): Omit<ProviderEvent, 'id' | 'type'> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
      return { ...ofNothing, mark: readMark(event.data.object.metadata), paymentId: event.data.object.id }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
      return { ...ofNothing, paymentId: idOf(event.data.object.payment_intent) }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { ...ofNothing, mark: readMark(event.data.object.metadata), planId: event.data.object.id }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible': {
      const details = event.data.object.parent?.subscription_details
      return { ...ofNothing, mark: readMark(details?.metadata), planId: idOf(details?.subscription) }
    }
    case 'setup_intent.setup_failed':
      return { ...ofNothing, declinedCustomerId: idOf(event.data.object.customer) }
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return { ...ofNothing, payoutId: event.data.object.id }
    default:
      return ofNothing
  }
}

/** What `findSubject` understands, and so all that we subscribe to. */
export const eventTypes: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'setup_intent.setup_failed',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
]
