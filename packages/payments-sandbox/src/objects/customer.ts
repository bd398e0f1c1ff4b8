import type { Metadata } from '../api/read-metadata.ts'

export type Customer = {
  id: string
  object: 'customer'
  /** Negative: what counts towards the next invoices. */
  balance: number
  created: number
  email: string | null
  invoice_settings: { default_payment_method: string | null }
  metadata: Metadata
  name: string | null
  /** Never sent: where tax may be reckoned from. */
  sandbox: { ipAddress: string | null }
}
