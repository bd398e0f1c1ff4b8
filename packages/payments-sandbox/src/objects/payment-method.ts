import type { Metadata } from '../api/read-metadata.ts'
import { type Address, noAddress } from './address.ts'

export type BillingDetails = {
  address: Address
  email: string | null
  name: string | null
  phone: string | null
  tax_id: null
}

export type CardDetails = {
  brand: string
  country: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  last4: string
}

const unusedOfCard = {
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  generated_from: null,
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
} as const

const unused = { object: 'payment_method', customer_account: null, livemode: false, type: 'card' } as const

export type PaymentMethod = typeof unused & {
  id: string
  allow_redisplay: string
  billing_details: BillingDetails
  card: CardDetails &
    typeof unusedOfCard & { display_brand: string; networks: { available: string[]; preferred: null } }
  created: number
  customer: string | null
  metadata: Metadata
  /** Which test card it is, and whether it was set up for charges without its holder: never sent. */
  sandbox: { card: string; isSetUp: boolean }
}

export const noBillingDetails: BillingDetails = {
  address: noAddress,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
}

type Given = Pick<PaymentMethod, 'id' | 'created' | 'billing_details' | 'metadata' | 'allow_redisplay'>

export function newPaymentMethod(given: Given, card: CardDetails, testCard: string): PaymentMethod {
  return {
    ...unused,
    ...given,
    card: {
      ...unusedOfCard,
      ...card,
      display_brand: card.brand,
      networks: { available: [card.brand], preferred: null },
    },
    customer: null,
    sandbox: { card: testCard, isSetUp: false },
  }
}
