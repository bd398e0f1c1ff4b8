import Stripe from 'stripe'

/**
 * `declined`: the card will not do. `refused`: it cannot even be tried. `unknown`: nobody knows whether it was charged.
 * `broken`: nobody knows either, and to send it again would tell nothing new.
 */
export type ChargeOutcome =
  | { outcome: 'made'; id: string }
  | { outcome: 'declined'; id: string | null; code: string }
  | { outcome: 'refused' }
  | { outcome: 'unknown' | 'broken' }

/** What became of a charge that was sent. Whatever may have been carried out all the same is `unknown` or `broken`. */
export async function chargeOutcome(
  idempotencyKey: string,
  send: () => Promise<{ id: string }>,
): Promise<ChargeOutcome> {
  try {
    return { outcome: 'made', id: (await send()).id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return {
        outcome: 'declined',
        id: error.payment_intent?.id ?? null,
        code: error.decline_code ?? error.code ?? 'declined',
      }
    // The key of an attempt was used for another basket: the outcome of the first is looked up.
    if (error instanceof Stripe.errors.StripeIdempotencyError) return { outcome: 'unknown' }
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { outcome: 'refused' }
    // The provider has stored the failure, and repeats it when this key is sent again.
    if (
      error instanceof Stripe.errors.StripeAPIError &&
      error.headers?.['idempotency-key'] === idempotencyKey
    )
      return { outcome: 'broken' }
    if (error instanceof Stripe.errors.StripeError) return { outcome: 'unknown' }
    throw error
  }
}

/** Null if the provider does not know it. */
export async function orNull<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}

/** Null where nobody can tell where the buyer is taxed: then no tax is added. A seller who may add none is a mistake, and fails. */
export async function orNowhere<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    const isNowhere = error instanceof Stripe.errors.StripeInvalidRequestError && nowhere.includes(error.code)
    if (isNowhere) return null
    throw error
  }
}

const nowhere: readonly unknown[] = ['customer_tax_location_invalid', 'invalid_tax_location']

/** It cannot be asked now; later it can. */
export function isProviderAway(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}

/** It was asked for something that cannot be, as to give back what was given back. */
export function isRefusedByProvider(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** It failed and said so. The same request under the same key is answered with the same failure. */
export function isProviderFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.statusCode !== undefined
}
