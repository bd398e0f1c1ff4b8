import Stripe from 'stripe'

/** The provider keeps for a day to which request a key belongs, and refuses it to any other. */
export async function closeKey(stripe: Stripe, customerId: string, idempotencyKey: string): Promise<boolean> {
  try {
    await stripe.customers.update(customerId, {}, { idempotencyKey })
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return false
    // There is no such customer any more, and so nobody to charge.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return true
    throw error
  }
}
