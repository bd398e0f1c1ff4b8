import type { Metadata } from '../api/read-metadata.ts'

const unused = {
  object: 'refund',
  customer_account: null,
  destination_details: {
    card: {
      reference: null,
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
    type: 'card',
  },
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
} as const

export type Refund = typeof unused & {
  id: string
  amount: number
  balance_transaction: string
  charge: string
  created: number
  currency: string
  customer: string | null
  metadata: Metadata
  payment_intent: string | null
  payment_method: string
  reason: string | null
}

export function newRefund(given: Omit<Refund, keyof typeof unused>): Refund {
  return { ...unused, ...given }
}
