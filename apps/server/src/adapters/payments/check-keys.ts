import { createHash } from 'node:crypto'
import { type KeyRight, type KeysReport, keyRights } from '@grandstand/contract'
import Stripe from 'stripe'
import { isProviderAway } from './charge-outcome.ts'
import { openSdk } from './open-sdk.ts'
import { readAccount } from './read-account.ts'

export interface PaymentKeys {
  publishable: string
  secret: string
}

export interface CheckedKeys extends KeysReport {
  /** Of the account in this mode, however its keys change. */
  name: string
}

/** Without these the server sells all the same, and knows less or asks more. */
const optional: readonly KeyRight[] = ['payouts', 'webhook_endpoints']

/** What a pair of keys is good for. It charges nobody and leaves nothing behind. */
export async function checkKeys(keys: PaymentKeys, url: string | null): Promise<CheckedKeys> {
  const is_live = isLiveKey(keys.secret)
  const unknown: CheckedKeys = {
    problem: null,
    lacks: [],
    label: '',
    is_live,
    takes_cards: null,
    pays_out: null,
    makes_webhook: false,
    name: nameOf(keys.publishable, is_live),
  }
  if (isLiveKey(keys.publishable) !== is_live) return { ...unknown, problem: 'modes_differ' }
  const stripe = openSdk(keys.secret, { url })
  try {
    const [account, lacks] = await Promise.all([readAccount(stripe), findLackingRights(stripe)])
    const known = {
      ...unknown,
      ...(account && { ...account.facts, name: nameOf(account.id, is_live) }),
      lacks,
      makes_webhook: !lacks.includes('webhook_endpoints'),
    }
    if (lacks.some(right => !optional.includes(right))) return { ...known, problem: 'lacks_rights' }
    if (!(await isPair(stripe, keys.publishable, url))) return { ...known, problem: 'wrong_pair' }
    return { ...known, problem: known.takes_cards === false ? 'no_charges' : null }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return { ...unknown, problem: 'wrong_secret' }
    if (isProviderAway(error)) return { ...unknown, problem: 'away' }
    throw error
  }
}

/** As the provider writes keys; those of the sandbox are live nowhere. */
export const isLiveKey = (key: string): boolean => key.split('_')[1] === 'live'

/** Of an account in a mode. */
export const nameOf = (id: string, is_live: boolean) =>
  `account-${createHash('sha256').update(id).digest('base64url').slice(0, 20)}-${is_live ? 'live' : 'test'}`

async function findLackingRights(stripe: Stripe): Promise<KeyRight[]> {
  const one = { limit: 1 }
  const uses: Record<KeyRight, () => Promise<unknown>> = {
    customers: () => stripe.customers.list(one),
    payment_intents: () => stripe.paymentIntents.list(one),
    setup_intents: () => stripe.setupIntents.create({ usage: 'off_session' }).then(cancel),
    charges: () => stripe.refunds.list(one),
    disputes: () => stripe.disputes.list(one),
    subscriptions: () => stripe.subscriptions.list(one),
    payouts: () => stripe.payouts.list(one),
    webhook_endpoints: () => stripe.webhookEndpoints.list(one),
  }
  const cancel = ({ id }: Stripe.SetupIntent) => stripe.setupIntents.cancel(id)
  const lacks: KeyRight[] = []
  for (const right of keyRights) if (!(await mayUse(uses[right]))) lacks.push(right)
  return lacks
}

async function mayUse(use: () => Promise<unknown>): Promise<boolean> {
  try {
    await use()
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return false
    throw error
  }
}

/** Whether the publishable key sees what the secret one makes: both are of one account. */
async function isPair(stripe: Stripe, publishable: string, url: string | null): Promise<boolean> {
  const { id, client_secret } = await stripe.setupIntents.create({ usage: 'off_session' })
  try {
    await openSdk(publishable, { url }).setupIntents.retrieve(id, { client_secret: client_secret ?? '' })
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    if (error instanceof Stripe.errors.StripeAuthenticationError) return false
    throw error
  } finally {
    await stripe.setupIntents.cancel(id)
  }
}
