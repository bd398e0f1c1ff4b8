import type { Metadata } from '../api/read-metadata.ts'
import type { BillingDetails, PaymentMethod } from './payment-method.ts'

const unused = {
  object: 'charge',
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'SANDBOX',
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
  transfer_group: null,
} as const

export type Outcome = {
  advice_code: string | null
  network_advice_code: null
  network_decline_code: string | null
  network_status: string
  reason: string | null
  risk_level: string
  seller_message: string
  type: string
}

export type Charge = typeof unused & {
  id: string
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  billing_details: BillingDetails
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  outcome: Outcome
  paid: boolean
  payment_intent: string | null
  payment_method: string
  payment_method_details: ReturnType<typeof describeCard>
  receipt_email: string | null
  receipt_number: string | null
  receipt_url: string | null
  refunded: boolean
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: 'succeeded' | 'failed'
}

type Given = Omit<
  Charge,
  keyof typeof unused | 'amount_refunded' | 'disputed' | 'receipt_number' | 'refunded'
>

export function newCharge(given: Given): Charge {
  return {
    ...unused,
    amount_refunded: 0,
    disputed: false,
    receipt_number: null,
    refunded: false,
    ...given,
  }
}

export function describeCard({ card }: PaymentMethod, amount: number, wasAuthenticated: boolean) {
  return {
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint: card.fingerprint,
      funding: card.funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: card.last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: card.regulated_status,
      three_d_secure: wasAuthenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  }
}
