import Stripe from 'stripe'
import { z } from 'zod'
import { readMark } from './mark.ts'
import type { ProviderEvent } from './payment-account.ts'

const toleranceSeconds = 300

interface GivenEvent {
  raw: string
  signature: string
  secret: string
  now: Date
}

/** Null: it is not signed with this secret. `unreadable`: it is, and it is no event. */
export function readEvent(stripe: Stripe, given: GivenEvent): ProviderEvent | 'unreadable' | null {
  if (!isSigned(stripe, given)) return null
  const { success, data } = envelope.safeParse(parseJson(given.raw))
  if (!success) return 'unreadable'
  const { id, type, account: accountId } = data
  const kind = Object.entries(subjects).find(([one]) => one === type)?.[1]
  const read = kind && readers[kind].safeParse(data.data?.object)
  return { id, type, accountId, ...ofNothing, ...(read?.success ? read.data : {}) }
}

/** The SDK takes what comes from the future; we do not. */
function isSigned(stripe: Stripe, { raw, signature, secret, now }: GivenEvent): boolean {
  const [, sentAt] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? []
  if (sentAt === undefined || Math.abs(now.getTime() / 1000 - Number(sentAt)) > toleranceSeconds) return false
  try {
    const { signature: signatures } = stripe.webhooks
    return (
      signatures?.verifyHeader(raw, signature, secret, toleranceSeconds, undefined, now.getTime()) === true
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

const envelope = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  // Of a connected account.
  account: z
    .string()
    .regex(/^\w{1,255}$/)
    .nullish()
    .catch(null)
    .transform(account => account ?? null),
  // Thin events have none, and other versions of the API others.
  data: z.object({ object: z.unknown() }).nullish().catch(null),
})

const ofNothing = { mark: null, paymentId: null, planId: null, payoutId: null, declinedSetup: null }
const id = z.string().regex(/^\w{1,255}$/)
/** An object that may appear as its id. */
const ref = z.union([id, z.object({ id }).transform(object => object.id)])
const mark = z
  .record(z.string(), z.string())
  .nullish()
  .catch(null)
  .transform(metadata => readMark(metadata))

/** Only ids count: the object itself is fetched again. What has none is about nothing of ours. */
const readers = {
  payment: z
    .object({ id, metadata: mark })
    .transform(({ id: paymentId, metadata }) => ({ paymentId, mark: metadata })),
  charge: z
    .object({ payment_intent: ref })
    .transform(({ payment_intent }) => ({ paymentId: payment_intent })),
  plan: z
    .object({ id, metadata: mark })
    .transform(({ id: planId, metadata }) => ({ planId, mark: metadata })),
  invoice: z
    .object({ parent: z.object({ subscription_details: z.object({ subscription: ref, metadata: mark }) }) })
    .transform(({ parent: { subscription_details: details } }) => ({
      planId: details.subscription,
      mark: details.metadata,
    })),
  setup: z
    .object({ id, customer: ref })
    .transform(({ id: setupId, customer }) => ({ declinedSetup: { id: setupId, customer } })),
  payout: z.object({ id }).transform(({ id: payoutId }) => ({ payoutId })),
}

/** What can be about an order or money of ours, and so all that we subscribe to. */
const subjects = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.canceled': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.requires_action': 'payment',
  'charge.refunded': 'charge',
  'charge.refund.updated': 'charge',
  'charge.dispute.created': 'charge',
  'charge.dispute.updated': 'charge',
  'charge.dispute.closed': 'charge',
  'charge.dispute.funds_reinstated': 'charge',
  'charge.dispute.funds_withdrawn': 'charge',
  'customer.subscription.created': 'plan',
  'customer.subscription.updated': 'plan',
  'customer.subscription.deleted': 'plan',
  'customer.subscription.paused': 'plan',
  'customer.subscription.resumed': 'plan',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
  'invoice.voided': 'invoice',
  'invoice.marked_uncollectible': 'invoice',
  'setup_intent.setup_failed': 'setup',
  'payout.created': 'payout',
  'payout.updated': 'payout',
  'payout.paid': 'payout',
  'payout.failed': 'payout',
  'payout.canceled': 'payout',
  'payout.reconciliation_completed': 'payout',
} as const satisfies Partial<Record<Stripe.WebhookEndpointCreateParams.EnabledEvent, keyof typeof readers>>

export const eventTypes = listTypes(subjects)

function listTypes<Type extends string>(table: Record<Type, unknown>): Type[] {
  const types: Type[] = []
  for (const type in table) types.push(type)
  return types
}
