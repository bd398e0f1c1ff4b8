import { currencies, type PaymentConnection } from '@grandstand/contract'
import Stripe from 'stripe'
import { z } from 'zod'
import { isProviderAway } from './charge-outcome.ts'
import { readAccount } from './read-account.ts'

export type AccountLook = Pick<PaymentConnection, 'state' | 'label' | 'takes_cards' | 'pays_out' | 'balances'>

const currency = z.enum(currencies)

/** How the account is now: an operator waits for it, so it is asked once and not for long. */
export async function lookAtAccount(stripe: Stripe): Promise<AccountLook> {
  const nothing = { label: '', takes_cards: null, pays_out: null, balances: [] }
  try {
    const [account, balances] = await Promise.all([readAccount(stripe), readBalances(stripe)])
    return { ...nothing, ...account?.facts, balances, state: 'answers' }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return { ...nothing, state: 'refused' }
    if (isProviderAway(error)) return { ...nothing, state: 'away' }
    throw error
  }
}

async function readBalances(stripe: Stripe): Promise<AccountLook['balances']> {
  try {
    const { available, pending } = await stripe.balance.retrieve({}, { timeout: 4_000, maxNetworkRetries: 0 })
    const sums = new Map<string, number>()
    for (const one of [...available, ...pending])
      sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.amount)
    return [...sums].flatMap(([name, amount]) => {
      const { success, data } = currency.safeParse(name.toUpperCase())
      return success ? [{ currency: data, amount }] : []
    })
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return []
    throw error
  }
}
