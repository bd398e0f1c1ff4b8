import type Stripe from 'stripe'
import type { Wire } from '../answers/wire.ts'
import type { Call } from '../api/call.ts'
import type { ConnectedAccount } from '../objects/account.ts'
import { balanceOf } from '../payouts/create-payout.ts'
import { settingsOf } from '../state/settings.ts'

const currencies = ['usd', 'cad']

/** Whose key it is, or whose account a platform means. */
export function getAccount({ account, tx, now }: Call): Wire<Stripe.Account> {
  const { lacksCharges = false, connectedAs } = settingsOf(tx)
  const [name = account] = account.split('-')
  return describeAccount({
    id: connectedAs?.id ?? `acct_${name}`,
    created: now,
    name: connectedAs?.name ?? name,
    isConnected: !lacksCharges,
  })
}

export function describeAccount({ id, created, name, isConnected }: ConnectedAccount): Wire<Stripe.Account> {
  return {
    id,
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: { card_payments: isConnected ? 'active' : 'inactive', transfers: 'active' },
    charges_enabled: isConnected,
    controller: { type: 'account' },
    country: 'US',
    created,
    default_currency: 'usd',
    details_submitted: isConnected,
    email: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@sandbox.example`,
    metadata: {},
    payouts_enabled: isConnected,
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        decline_on: { avs_failure: true, cvc_failure: true },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: name, timezone: 'Etc/UTC' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
    },
    type: 'standard',
  }
}

export function getBalance(call: Call): Wire<Stripe.Balance> {
  const held = currencies.map(currency => ({ currency, amount: balanceOf(call, currency) }))
  return {
    object: 'balance',
    available: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
    livemode: /-live(~|$)/.test(call.account),
    pending: held
      .filter(({ currency, amount }) => currency === 'usd' || amount !== 0)
      .map(({ currency, amount }) => ({ amount, currency, source_types: { card: amount } })),
  }
}
