import type Stripe from 'stripe'
import type { Charge, Dispute, Refund } from '../objects/charge.ts'
import { answerBilling, answerWallet, passedChecks } from './card-answers.ts'
import type { Wire } from './wire.ts'

type CardDetails = Wire<Stripe.Charge.PaymentMethodDetails.Card>

export function answerCharge(row: Charge): Wire<Stripe.Charge> {
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_captured: row.paid ? row.amount : 0,
    amount_refunded: row.amount_refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: row.paid ? row.id.replace('ch_', 'txn_') : null,
    billing_details: answerBilling(row.email),
    calculated_statement_descriptor: 'SANDBOX',
    captured: row.paid,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    description: row.description,
    disputed: row.disputed,
    failure_balance_transaction: null,
    failure_code: row.failure?.code ?? null,
    failure_message: row.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: answerOutcome(row),
    paid: row.paid,
    payment_intent: row.payment_intent,
    payment_method: row.payment_method,
    payment_method_details: { card: answerCardDetails(row), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: row.receipt_url,
    refunded: row.paid && row.amount_refunded === row.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

function answerOutcome({ paid, failure }: Charge): Wire<Stripe.Charge.Outcome> {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: paid ? 'approved_by_network' : 'declined_by_network',
    reason: failure?.decline_code ?? null,
    risk_level: 'normal',
    seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details.',
    type: paid ? 'authorized' : 'issuer_declined',
  }
}

function answerCardDetails({ amount, paid, wallet, payment_method_details: { card } }: Charge): CardDetails {
  const { brand, exp_month, exp_year, fingerprint, last4, isAuthenticated } = card
  return {
    amount_authorized: paid ? amount : null,
    authorization_code: null,
    brand,
    checks: passedChecks,
    country: 'US',
    electronic_commerce_indicator: isAuthenticated ? '05' : null,
    exp_month,
    exp_year,
    fingerprint,
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: isAuthenticated ? passedAuthentication : null,
    transaction_link_id: null,
    wallet: answerWallet(wallet, last4),
  }
}

const passedAuthentication = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const satisfies CardDetails['three_d_secure']

export function answerRefund(row: Refund): Wire<Stripe.Refund> {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: row.id.replace('re_', 'txn_'),
    charge: row.charge,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: row.metadata,
    payment_intent: row.payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status,
    transfer_reversal: null,
  }
}

const noEvidence = {
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
} satisfies Stripe.Dispute['evidence']

export function answerDispute(row: Dispute): Wire<Stripe.Dispute> {
  const { due_by, submission_count } = row.evidence_details
  return {
    id: row.id,
    object: 'dispute',
    amount: row.amount,
    balance_transactions: [],
    charge: row.charge,
    created: row.created,
    currency: row.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, ...row.evidence },
    evidence_details: {
      due_by,
      enhanced_eligibility: {},
      has_evidence: Object.keys(row.evidence).length > 0,
      past_due: false,
      submission_count,
      submission_method: submission_count > 0 ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: row.payment_intent,
    reason: row.reason,
    status: row.status,
  }
}
