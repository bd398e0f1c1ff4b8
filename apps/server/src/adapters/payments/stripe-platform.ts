import Stripe from 'stripe'
import { nameOf } from './check-keys.ts'
import { openSdk } from './open-sdk.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { labelOf } from './read-account.ts'
import { eventTypes, readEvent } from './read-event.ts'
import { replaceEndpoint } from './replace-endpoint.ts'

export interface PlatformKeys {
  publishable: string
  secret: string
  isLive: boolean
  /** Where they are good for; null: Stripe itself. */
  url: string | null
  sandboxUrl: string | null
}

/** An owner may take the account away from the platform. */
export const leaving = 'account.application.deauthorized'

/** Stripe Connect: accounts with Stripe's own dashboard, that pay their own fees and answer for their own losses. */
export function createStripePlatform({
  publishable,
  secret,
  isLive,
  url,
  sandboxUrl,
}: PlatformKeys): PaymentPlatform {
  const stripe = openSdk(secret, { url })
  return {
    name: nameOf(publishable, isLive),
    publishableKey: publishable,
    isLive,
    sandboxUrl,
    async addAccount({ name, idempotencyKey }) {
      const made = await stripe.accounts.create(
        {
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          business_profile: { name },
        },
        { idempotencyKey },
      )
      return made.id
    },
    makeLink: (account, { returnUrl, refreshUrl }) =>
      orOutOfReach(async () => {
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        })
        return link.url
      }),
    getAccount: id =>
      orOutOfReach(async () => {
        const account = await stripe.accounts.retrieve(id)
        return {
          label: labelOf(account),
          takesCards: account.charges_enabled,
          isSubmitted: account.details_submitted,
        }
      }),
    readEvent: (raw, signature, given, now) => readEvent(stripe, { raw, signature, secret: given, now }),
    registerEndpoint: target =>
      replaceEndpoint(stripe, { url: target, connect: true, enabled_events: [...eventTypes, leaving] }),
  }
}

/** Null: its owner has left, or it was deleted. */
async function orOutOfReach<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}
