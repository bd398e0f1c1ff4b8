import type { DisputeState, PaymentFacts } from '@grandstand/rules'
import type Stripe from 'stripe'
import { readMark } from './mark.ts'
import type { ProviderPayment } from './payment-account.ts'

export async function readPayment(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    mark: readMark(intent.metadata),
    createdAt: new Date(intent.created * 1000),
    state: readState(intent),
    amount: intent.amount,
    refunded: charge?.amount_refunded ?? 0,
    dispute: charge?.disputed ? await readDispute(stripe, intent.id) : 'none',
    receiptUrl: charge?.receipt_url ?? null,
    clientSecret: intent.client_secret,
    redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
  }
}

function readState({ status, last_payment_error }: Stripe.PaymentIntent): PaymentFacts['state'] {
  if (status === 'succeeded') return 'succeeded'
  // One that was declined is given up afterwards, and was declined all the same.
  if (status === 'canceled') return last_payment_error ? 'declined' : 'canceled'
  if (status === 'requires_action') return 'needs_action'
  if (status === 'requires_payment_method') return last_payment_error ? 'declined' : 'needs_action'
  return 'pending'
}

/** An inquiry takes nothing back yet. */
async function readDispute(stripe: Stripe, paymentIntent: string): Promise<DisputeState> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 10 })
  const states = data.map(({ status }) => status)
  if (states.some(status => status === 'needs_response' || status === 'under_review')) return 'open'
  if (states.includes('lost')) return 'lost'
  return states.includes('won') ? 'won' : 'none'
}
