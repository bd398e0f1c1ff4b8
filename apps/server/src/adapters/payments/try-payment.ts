import Stripe from 'stripe'

const minorUnits = 100

/** Pays with a test card and gives it back at once. Null: both went through; else what the provider says. */
export async function tryPayment(stripe: Stripe, currency: string): Promise<string | null> {
  try {
    const { id } = await stripe.paymentIntents.create({
      amount: minorUnits,
      currency: currency.toLowerCase(),
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      description: 'Test payment',
      confirm: true,
    })
    await stripe.refunds.create({ payment_intent: id })
    return null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return error.message
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.message
    if (error instanceof Stripe.errors.StripePermissionError) return error.message
    throw error
  }
}
