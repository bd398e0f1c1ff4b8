import type Stripe from 'stripe'
import type { ProviderPayout } from './payment-account.ts'

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
  created,
}: Stripe.Payout): ProviderPayout {
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    state: states[status] ?? 'on_the_way',
    // Midnight UTC of a day, which has no time zone.
    arrivalDay: new Date(arrival_date * 1000).toISOString().slice(0, 10),
    createdAt: new Date(created * 1000),
  }
}
