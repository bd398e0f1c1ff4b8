import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { emit } from '../events/emit.ts'
import type { Charge } from '../objects/charge.ts'
import { type Dispute, noEvidence } from '../objects/dispute.ts'
import { recordBalance } from '../payments/record-balance.ts'

const answerSeconds = 7 * 24 * 3600
const disputeFee = 1500

/** The bank takes the money back at once and asks afterwards. */
export function openDispute(call: Call, charge: Charge, reason = 'fraudulent'): Dispute {
  if (charge.disputed || charge.status !== 'succeeded')
    throw invalidRequest('This charge cannot be disputed.', 'charge')
  const id = newId('du')
  const { amount, currency } = charge
  const { brand } = charge.payment_method_details.card
  const balance = recordBalance(call, {
    amount: -amount,
    currency,
    source: id,
    type: 'adjustment',
    fee: disputeFee,
  })
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [balance],
    charge: charge.id,
    created: call.now,
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: call.now + answerSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  }
  call.tx.put('dispute', dispute)
  call.tx.put('charge', { ...charge, disputed: true })
  emit(call, 'charge.dispute.created', dispute)
  emit(call, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}
