import type { DisputeState, PaymentFacts } from '@grandstand/rules'
import type Stripe from 'stripe'
import { readMark } from './mark.ts'
import type { ProviderDispute, ProviderPayment } from './payment-account.ts'

export async function readPayment(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const disputes = charge?.disputed ? await listDisputes(stripe, intent.id) : []
  return {
    id: intent.id,
    mark: readMark(intent.metadata),
    createdAt: new Date(intent.created * 1000),
    state: readState(intent),
    amount: intent.amount,
    dispute: chooseState(disputes),
    disputes,
    ...(charge ? readCharge(charge) : { refunded: 0, receiptUrl: null, card: null }),
    declineCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    clientSecret: intent.client_secret,
    redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
  }
}

/** What is left to be seen of a payment in what was charged for it. */
export function readCharge(charge: Stripe.Charge): Pick<ProviderPayment, 'refunded' | 'receiptUrl' | 'card'> {
  const { brand, last4 } = charge.payment_method_details?.card ?? {}
  return {
    refunded: charge.amount_refunded,
    receiptUrl: charge.receipt_url,
    card: brand && last4 ? { brand, last4 } : null,
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

export async function listDisputes(stripe: Stripe, paymentIntent: string): Promise<ProviderDispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 10 })
  return data.flatMap(dispute => {
    const state = disputeStates[dispute.status]
    if (!state) return []
    const { id, amount, reason, created, evidence_details } = dispute
    const dueAt = evidence_details.due_by === null ? null : new Date(evidence_details.due_by * 1000)
    return [{ id, amount, reason, state, openedAt: new Date(created * 1000), dueAt }]
  })
}

/** An inquiry takes nothing back yet, so it is not a dispute. */
const disputeStates: Partial<Record<Stripe.Dispute.Status, ProviderDispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

function chooseState(disputes: readonly ProviderDispute[]): DisputeState {
  const states = disputes.map(({ state }) => state)
  return (['open', 'lost', 'won'] as const).find(state => states.includes(state)) ?? 'none'
}
