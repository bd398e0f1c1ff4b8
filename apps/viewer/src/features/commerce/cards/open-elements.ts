import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { CardFormOptions } from './card-form.ts'
import { readLook } from './read-look.ts'

/** Opens the provider's fields before there is an account or an intent. They only show the sum; the server charges it later. */
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
