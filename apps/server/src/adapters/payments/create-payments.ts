import { createHash } from 'node:crypto'
import { checkKeys, isLiveKey } from './check-keys.ts'
import { openSdk } from './open-sdk.ts'
import { openTestSide, type TestSide } from './open-test-side.ts'
import type { KeptAccount, PayingChannel, PaymentAccount, StripeSettings } from './payment-account.ts'
import type { Payments } from './payments.ts'
import { createStripeAccount } from './stripe-account.ts'
import { createStripePlatform, type PlatformKeys } from './stripe-platform.ts'

export interface PaymentOptions {
  secretOf: (channelKey: string) => string | undefined
  /** Of an account that was connected in the Studio. Null: it was sealed with another key of the server. */
  openSecret: (sealed: string) => string | null
  /** The address of the sandbox; null: there is none, and a channel without keys sells nothing. */
  sandboxUrl: string | null
  /** Where keys are good for; null: Stripe itself. */
  stripeUrl: string | null
  /** Of the deployment's platform. */
  platformKeys: { publishable: string; secret: string } | null
}

/** Stripe by the channel's keys, those of its files before those of the Studio, else the sandbox by the same SDK. */
export function createPayments(options: PaymentOptions): Payments {
  const { secretOf, openSecret, sandboxUrl, stripeUrl } = options
  const platformKeys = readPlatformKeys(options)
  const accounts = new Map<string, PaymentAccount>()
  const once = (key: unknown, open: () => PaymentAccount): PaymentAccount => {
    const name = JSON.stringify(key)
    const account = accounts.get(name) ?? open()
    accounts.set(name, account)
    return account
  }
  function ofFiles({ channel_key, settings: { stripe } }: PayingChannel): PaymentAccount | null {
    const secret = secretOf(channel_key)
    if (!stripe || secret === undefined) return null
    return once([channel_key, stripe], () => openStripe(stripe, secret, stripeUrl))
  }
  function ofStudio({ channel_key }: PayingChannel, kept: KeptAccount): PaymentAccount | null {
    const { connected_account } = kept
    if (connected_account !== null)
      return (
        platformKeys &&
        once([channel_key, kept.name], () => openConnected(kept, connected_account, platformKeys))
      )
    const secret = openSecret(kept.sealed_secret)
    if (secret === null) return null
    return once([channel_key, kept.name, kept.sealed_secret], () => openKept(kept, secret, stripeUrl))
  }
  const ofSandbox = ({ channel_key }: PayingChannel) =>
    sandboxUrl === null ? null : once([channel_key], () => openSandbox(channel_key, sandboxUrl))
  return {
    platform: platformKeys && createStripePlatform(platformKeys),
    check: keys => checkKeys(keys, stripeUrl),
    find(channel, name = null) {
      const kept = channel.payment_accounts ?? []
      const current = kept.find(({ is_current }) => is_current)
      const files = ofFiles(channel)
      const sandbox = ofSandbox(channel)
      const now = files ?? (current ? ofStudio(channel, current) : sandbox)
      if (name === null || now?.name === name) return now
      const former = kept.find(one => one.name === name)
      if (former) return ofStudio(channel, former)
      if (sandbox?.name === name) return sandbox
      // Keys of the files are named by themselves: other keys may well be of the same account.
      return name.startsWith(filesPrefix) && now?.sandboxUrl === null ? now : null
    },
  }
}

const filesPrefix = 'stripe-'

/** Where nothing is real, the sandbox is a platform too. */
function readPlatformKeys({ platformKeys, sandboxUrl, stripeUrl }: PaymentOptions): PlatformKeys | null {
  if (platformKeys)
    return { ...platformKeys, isLive: isLiveKey(platformKeys.secret), url: stripeUrl, sandboxUrl: null }
  if (sandboxUrl === null) return null
  const keys = { publishable: 'sandbox_public_platform', secret: sandboxSecret('platform') }
  return { ...keys, isLive: false, url: sandboxUrl, sandboxUrl }
}

/** An account as a channel has it, and what happens around a sale: see `npm run payments -- prove`. */
export function openTestAccount(
  channelKey: string,
  target: { secret: string } | { sandboxUrl: string },
): { account: PaymentAccount; side: TestSide } {
  const sandboxUrl = 'sandboxUrl' in target ? target.sandboxUrl : null
  const secret = 'secret' in target ? target.secret : sandboxSecret(channelKey)
  const stripe = openSdk(secret, { url: sandboxUrl })
  const side = openTestSide({ stripe, sandbox: sandboxUrl === null ? null : { url: sandboxUrl, secret } })
  const account =
    sandboxUrl === null
      ? openStripe({ publishable_key: 'pk_test', tax: true }, secret, null)
      : openSandbox(channelKey, sandboxUrl)
  return { account, side }
}

const sandboxSecret = (channelKey: string) => `sandbox_secret_${channelKey}`

function openStripe(
  { publishable_key, account }: StripeSettings,
  secret: string,
  url: string | null,
): PaymentAccount {
  const stripe = openSdk(secret, { url, ...(account === undefined ? {} : { account }) })
  const name = createHash('sha256').update(`${publishable_key} ${account}`).digest('base64url').slice(0, 20)
  return createStripeAccount(stripe, {
    name: filesPrefix + name,
    source: 'files',
    publishableKey: publishable_key,
    connectedAccount: account ?? null,
    sandboxUrl: null,
  })
}

function openKept(
  { name, publishable_key }: KeptAccount,
  secret: string,
  url: string | null,
): PaymentAccount {
  return createStripeAccount(openSdk(secret, { url }), {
    name,
    source: 'studio',
    publishableKey: publishable_key,
    connectedAccount: null,
    sandboxUrl: null,
  })
}

/** By the platform's keys: the account of the channel's owner is charged, and its buyers see its name. */
function openConnected(
  { name }: KeptAccount,
  account: string,
  { publishable, secret, url, sandboxUrl }: PlatformKeys,
): PaymentAccount {
  return createStripeAccount(openSdk(secret, { url, account }), {
    name,
    source: 'platform',
    publishableKey: publishable,
    connectedAccount: account,
    sandboxUrl,
  })
}

function openSandbox(channelKey: string, sandboxUrl: string): PaymentAccount {
  return createStripeAccount(openSdk(sandboxSecret(channelKey), { url: sandboxUrl }), {
    name: 'sandbox',
    source: 'sandbox',
    publishableKey: `sandbox_public_${channelKey}`,
    connectedAccount: null,
    sandboxUrl,
  })
}
