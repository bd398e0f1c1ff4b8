import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { CardFormOptions } from './card-form.ts'
import { readLook } from './read-look.ts'

/** The provider's fields before there is an intent, or an account: what is due is told, and charged later by the server. */
export function openElements(
  stripe: Stripe,
  { purpose, amount, currency }: Omit<CardFormOptions, 'language'>,
): StripeElements {
  return stripe.elements({
    ...(purpose === 'setup'
      ? { mode: purpose }
      : { mode: purpose, amount: amount ?? 0, paymentMethodCreation: 'manual' }),
    currency: currency.toLowerCase(),
    appearance: readLook(),
  })
}
