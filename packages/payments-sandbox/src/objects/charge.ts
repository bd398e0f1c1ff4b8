import type { Metadata } from '../api/read-metadata.ts'
import type { Decline } from '../cards/decline.ts'
import type { PaymentMethod, WalletType } from './payment-method.ts'

export type Charge = {
  /** Of the card's holder. */
  email?: string | null
  wallet?: WalletType
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  /** Never sent as such. */
  failure: Decline | null
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { card: PaymentMethod['card'] & { isAuthenticated: boolean }; type: 'card' }
  receipt_url: string | null
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  customer: string | null
  metadata: Metadata
  payment_intent: string
  status: 'succeeded'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  evidence: { [name: string]: string }
  evidence_details: { due_by: number; submission_count: number }
  payment_intent: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
}

export type Payout = {
  id: string
  object: 'payout'
  amount: number
  arrival_date: number
  created: number
  currency: string
  /** Why the bank did not take it. */
  failure?: string
  /** By Stripe's schedule: then it is known what it consists of. */
  isAutomatic?: boolean
  status: 'in_transit' | 'paid' | 'failed'
}

/** A part of a payout that was made by schedule. */
export type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  amount: number
  created: number
  currency: string
  fee: number
  payout: string
  source: string
  type: 'adjustment' | 'charge' | 'payout_failure' | 'refund'
}
