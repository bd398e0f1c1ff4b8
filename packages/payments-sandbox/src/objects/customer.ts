import type { Metadata } from '../api/read-metadata.ts'
import type { Address } from './address.ts'

const unused = {
  object: 'customer',
  cash_balance: null,
  customer_account: null,
  default_source: null,
  discount: null,
  livemode: false,
  shipping: null,
} as const

export type Customer = typeof unused & {
  id: string
  address: Address | null
  balance: number
  created: number
  currency: string | null
  delinquent: boolean
  description: string | null
  email: string | null
  invoice_prefix: string
  invoice_settings: {
    custom_fields: null
    default_payment_method: string | null
    footer: null
    rendering_options: null
  }
  metadata: Metadata
  name: string | null
  next_invoice_sequence: number
  phone: string | null
  preferred_locales: string[]
  tax_exempt: string
  test_clock: string | null
  /** Never sent: where tax may be reckoned from. */
  sandbox: { ipAddress: string | null }
}

export function newCustomer(id: string, created: number, invoicePrefix: string): Customer {
  return {
    ...unused,
    id,
    address: null,
    balance: 0,
    created,
    currency: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    tax_exempt: 'none',
    test_clock: null,
    sandbox: { ipAddress: null },
  }
}

/** What is left of one that was deleted. */
export type DeletedCustomer = { id: string; object: 'customer'; deleted: true }
