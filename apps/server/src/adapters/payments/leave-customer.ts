import type Stripe from 'stripe'
import { orNull } from './charge-outcome.ts'
import { stopRenewal } from './stop-renewal.ts'

/** More than anybody has. */
const limit = 100

/** What is paid runs to its end; what is owed is asked for no more. A first payment that is under way decides for itself. */
export async function endRenewals(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id, status, cancel_at_period_end } of stripe.subscriptions.list({ customer, limit })) {
    if (status === 'active' || status === 'trialing') {
      if (!cancel_at_period_end) await stopRenewal(stripe, id, 'holder')
    } else if (status !== 'incomplete') await orNull(() => stripe.subscriptions.cancel(id))
  }
}

export async function letCardsGo(stripe: Stripe, customer: string): Promise<void> {
  const cards = stripe.customers.listPaymentMethods(customer, { type: 'card', limit })
  for await (const { id } of cards) await orNull(() => stripe.paymentMethods.detach(id))
}
