import type Stripe from 'stripe'
import type { BalanceTransaction, Payout } from '../objects/charge.ts'
import type { Wire } from './wire.ts'

export function answerPayout(row: Payout): Wire<Stripe.Payout> {
  return {
    id: row.id,
    object: 'payout',
    amount: row.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: row.arrival_date,
    automatic: row.isAutomatic ?? false,
    balance_transaction: row.id.replace('po_', 'txn_'),
    created: row.created,
    currency: row.currency,
    description: null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: row.failure ?? null,
    failure_message: row.failure ? 'The bank did not take it.' : null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: row.isAutomatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: row.status,
    trace_id: null,
    type: 'bank_account',
  }
}

export function answerBalanceTransaction(row: BalanceTransaction): Wire<Stripe.BalanceTransaction> {
  const { id, object, amount, created, currency, fee, source, type } = row
  const ownFee = {
    amount: fee,
    application: null,
    currency,
    description: 'Processing fees',
    type: 'stripe_fee',
  }
  return {
    id,
    object,
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [ownFee],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'available',
    type,
  }
}
