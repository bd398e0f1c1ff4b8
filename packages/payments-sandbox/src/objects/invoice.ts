import type { Metadata } from '../api/read-metadata.ts'
import type { Period } from './subscription.ts'

/** `price`: what it is for. */
export type InvoiceLine = {
  id: string
  amount: number
  description: string
  period: Period
  price: { price: string; product: string }
}

export type Invoice = {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  attempt_count: number
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  hosted_invoice_url: string
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false }
  next_payment_attempt: number | null
  parent: {
    subscription_details: { metadata: Metadata; subscription: string }
    type: 'subscription_details'
  }
  status: 'open' | 'paid' | 'void'
  status_transitions: { paid_at: number | null }
  total: number
  total_discount_amounts: { amount: number }[]
  total_taxes: { amount: number }[]
  /** Never sent: callers get it as `payments`. */
  sandbox: { intent: string | null }
}

export function subscriptionIdOf({ parent }: Invoice): string {
  return parent.subscription_details.subscription
}
