import type Stripe from 'stripe'
import { idOf } from './mark.ts'
import type { ProviderPayout, ProviderPayoutLine } from './payment-account.ts'

const states: Record<string, ProviderPayout['state']> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
}

/** What is not over is on its way. */
export function readPayout({
  id,
  amount,
  currency,
  status,
  arrival_date,
  automatic,
  created,
  failure_code,
  reconciliation_status,
}: Stripe.Payout): ProviderPayout {
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    state: states[status] ?? 'on_the_way',
    // Midnight UTC of a day, which has no time zone.
    arrivalDay: new Date(arrival_date * 1000).toISOString().slice(0, 10),
    createdAt: new Date(created * 1000),
    failure: failure_code,
    isItemised: automatic && reconciliation_status === 'completed',
  }
}

const kinds: Record<string, ProviderPayoutLine['kind']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  dispute: 'dispute',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
  payout_failure: 'returned',
  payout_cancel: 'returned',
}

/** Null: it is the payout itself. Its source is expanded. */
export function readPayoutLine({
  id,
  type,
  amount,
  fee,
  created,
  source,
}: Stripe.BalanceTransaction): ProviderPayoutLine | null {
  if (type === 'payout') return null
  const about = typeof source === 'object' ? source : null
  return {
    id,
    kind: kinds[about?.object === 'dispute' ? 'dispute' : type] ?? 'adjustment',
    amount,
    fee,
    at: new Date(created * 1000),
    paymentId: about && 'payment_intent' in about ? idOf(about.payment_intent) : null,
    customerId: about && 'customer' in about ? idOf(about.customer) : null,
  }
}
