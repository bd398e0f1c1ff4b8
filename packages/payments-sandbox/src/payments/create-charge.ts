import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Decline } from '../cards/decline.ts'
import { emit } from '../events/emit.ts'
import { type Charge, describeCard, newCharge, type Outcome } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { processingFee, recordBalance } from './record-balance.ts'

export function createCharge(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  { decline, wasAuthenticated }: { decline: Decline | undefined; wasAuthenticated: boolean },
): Charge {
  const id = newId('ch')
  const isCaptured = !decline && intent.capture_method !== 'manual'
  const charge = newCharge({
    id,
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    balance_transaction: isCaptured ? recordCharge(call, intent, id) : null,
    billing_details: method.billing_details,
    captured: isCaptured,
    created: call.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: describeOutcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: describeCard(method, intent.amount, wasAuthenticated),
    receipt_email: intent.receipt_email,
    receipt_url: decline ? null : `${call.baseUrl}/receipts/${encodeURIComponent(call.account)}/${id}`,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
  })
  call.tx.put('charge', charge)
  emit(call, decline ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

function recordCharge(call: Call, { amount, currency, description }: PaymentIntent, source: string): string {
  const fee = processingFee(amount)
  return recordBalance(call, { amount, currency, source, type: 'charge', description, fee }).id
}

function describeOutcome(decline: Decline | undefined): Outcome {
  return {
    advice_code: decline?.advice_code ?? null,
    network_advice_code: null,
    network_decline_code: decline ? '05' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}
