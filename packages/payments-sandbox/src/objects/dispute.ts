import type { Metadata } from '../api/read-metadata.ts'
import type { BalanceTransaction } from './balance-transaction.ts'

export const evidenceTexts = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export const disputeMoves: { [from in DisputeStatus]: DisputeStatus[] } = {
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: [],
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: BalanceTransaction[]
  charge: string
  created: number
  currency: string
  enhanced_eligibility_types: []
  evidence: { [name in (typeof evidenceTexts)[number]]: string | null } & { enhanced_evidence: object }
  evidence_details: {
    due_by: number
    enhanced_eligibility: object
    has_evidence: boolean
    past_due: boolean
    submission_count: number
    submission_method: string | null
  }
  intended_submission_method: null
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  network_reason_code: string
  payment_intent: string | null
  payment_method_details: {
    card: { brand: string; case_type: 'chargeback'; network: string; network_reason_code: string }
    type: 'card'
  }
  reason: string
  status: DisputeStatus
}

export const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
