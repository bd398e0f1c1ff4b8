import type Stripe from 'stripe'
import type { PaymentMethod, WalletType } from '../objects/payment-method.ts'
import type { Wire } from './wire.ts'

const noDetails = { address: null, email: null, name: null, phone: null, tax_id: null }
export const passedChecks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
} as const
export const answerBilling = (email: string | null | undefined) => ({ ...noDetails, email: email ?? null })

/** Of a card that a wallet gave: the number that it told the shop ends otherwise than the card's. */
export function answerWallet(wallet: WalletType | undefined, last4: string) {
  if (wallet === undefined) return null
  const told = { dynamic_last4: last4, type: wallet }
  return wallet === 'apple_pay' ? { ...told, apple_pay: {} } : { ...told, google_pay: {} }
}

export function answerPaymentMethod(row: PaymentMethod): Wire<Stripe.PaymentMethod> {
  const { brand, exp_month, exp_year, fingerprint, last4 } = row.card
  return {
    id: row.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: answerBilling(row.email),
    card: {
      brand,
      checks: passedChecks,
      country: 'US',
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: answerWallet(row.sandbox.wallet, last4),
    },
    created: row.created,
    customer: row.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
