import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { PaymentAccount, Payments, StripeSettings } from './payment-account.ts'
import { createStripeAccount } from './stripe-account.ts'

/** What is read here was written for this version; a newer SDK changes nothing until this is changed. */
const apiVersion = '2026-10-28.endive'
/** With its retries a call ends before `attemptMs` of the rules. */
const limits = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false } as const

export interface PaymentOptions {
  secretOf: (channelKey: string) => string | undefined
  /** The address of the sandbox; null: there is none, and a channel without keys sells nothing. */
  sandboxUrl: string | null
}

/** Stripe by the channel's keys, else the sandbox by the same SDK. */
export function createPayments({ secretOf, sandboxUrl }: PaymentOptions): Payments {
  const accounts = new Map<string, PaymentAccount>()
  return {
    find({ channel_key, settings }) {
      const secret = secretOf(channel_key)
      const key = JSON.stringify([channel_key, settings.stripe])
      const known = accounts.get(key)
      if (known) return known
      const made =
        settings.stripe && secret !== undefined
          ? openStripe(settings.stripe, secret)
          : sandboxUrl === null
            ? null
            : openSandbox(channel_key, sandboxUrl)
      if (made) accounts.set(key, made)
      return made
    },
  }
}

function openStripe({ publishable_key, account }: StripeSettings, secret: string): PaymentAccount {
  const stripe = new Stripe(secret, {
    apiVersion,
    ...limits,
    ...(account === undefined ? {} : { stripeAccount: account }),
  })
  const name = createHash('sha256').update(`${publishable_key} ${account}`).digest('base64url').slice(0, 20)
  return createStripeAccount(stripe, {
    name: `stripe-${name}`,
    publishableKey: publishable_key,
    connectedAccount: account ?? null,
    sandboxUrl: null,
  })
}

function openSandbox(channelKey: string, sandboxUrl: string): PaymentAccount {
  const { hostname, port } = new URL(sandboxUrl)
  const stripe = new Stripe(`sandbox_secret_${channelKey}`, {
    apiVersion,
    ...limits,
    host: hostname,
    port,
    protocol: 'http',
  })
  return createStripeAccount(stripe, {
    name: 'sandbox',
    publishableKey: `sandbox_public_${channelKey}`,
    connectedAccount: null,
    sandboxUrl,
  })
}
