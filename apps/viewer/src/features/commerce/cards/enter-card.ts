import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { EnteredCard } from './card-form.ts'

/** What is wrong with what was typed, in words. */
export async function checkElements(elements: StripeElements): Promise<{ problem: string } | null> {
  const { error } = await elements.submit()
  return error ? { problem: error.message ?? '' } : null
}

/** Makes a payment method from the typed card, or from the wallet. */
export async function enterCard(stripe: Stripe, elements: StripeElements): Promise<EnteredCard> {
  const problem = await checkElements(elements)
  if (problem) return problem
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements })
  if (error) return { problem: error.message ?? '' }
  const { id, card } = paymentMethod
  return { id, brand: card?.brand ?? null, last4: card?.last4 ?? null }
}
