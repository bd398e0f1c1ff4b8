import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { openTestSide, type TestSide } from './open-test-side.ts'
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

/** An account as a channel has it, and what happens around a sale: see `npm run payments -- prove`. */
export function openTestAccount(
  channelKey: string,
  target: { secret: string } | { sandboxUrl: string },
): { account: PaymentAccount; side: TestSide } {
  const sandboxUrl = 'sandboxUrl' in target ? target.sandboxUrl : null
  const secret = 'secret' in target ? target.secret : sandboxSecret(channelKey)
  const stripe = sandboxUrl === null ? sdkOf(secret) : sandboxSdk(channelKey, sandboxUrl)
  const side = openTestSide({ stripe, sandbox: sandboxUrl === null ? null : { url: sandboxUrl, secret } })
  const account =
    sandboxUrl === null
      ? openStripe({ publishable_key: 'pk_test', tax: true }, secret)
      : openSandbox(channelKey, sandboxUrl)
  return { account, side }
}

const sdkOf = (secret: string, account?: string) =>
  new Stripe(secret, {
    apiVersion,
    ...limits,
    ...(account === undefined ? {} : { stripeAccount: account }),
  })

const sandboxSecret = (channelKey: string) => `sandbox_secret_${channelKey}`

function sandboxSdk(channelKey: string, sandboxUrl: string): Stripe {
  const { hostname, port } = new URL(sandboxUrl)
  return new Stripe(sandboxSecret(channelKey), {
    apiVersion,
    ...limits,
    host: hostname,
    port,
    protocol: 'http',
  })
}

function openStripe({ publishable_key, account }: StripeSettings, secret: string): PaymentAccount {
  const stripe = sdkOf(secret, account)
  const name = createHash('sha256').update(`${publishable_key} ${account}`).digest('base64url').slice(0, 20)
  return createStripeAccount(stripe, {
    name: `stripe-${name}`,
    publishableKey: publishable_key,
    connectedAccount: account ?? null,
    sandboxUrl: null,
  })
}

function openSandbox(channelKey: string, sandboxUrl: string): PaymentAccount {
  return createStripeAccount(sandboxSdk(channelKey, sandboxUrl), {
    name: 'sandbox',
    publishableKey: `sandbox_public_${channelKey}`,
    connectedAccount: null,
    sandboxUrl,
  })
}
