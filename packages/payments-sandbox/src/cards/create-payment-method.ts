import { createHash } from 'node:crypto'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Params } from '../api/params.ts'
import { readGroup, readText } from '../api/read-params.ts'
import type { PaymentMethod, WalletType } from '../objects/payment-method.ts'
import { type ReadCard, readCard } from './read-card.ts'

export function createPaymentMethod(call: Call, params: Params = call.params): PaymentMethod {
  const card = readGroup(params, 'card')
  if (!card) throw invalidRequest('Missing required param: card.', 'card', 'parameter_missing')
  const email = readText(readGroup(params, 'billing_details') ?? {}, 'email')
  return keepCard(call, readCard(card, call.now), { email, wallet: readWallet(params) })
}

/** What the sandbox's own sheet says of itself: at Stripe the wallet's cryptogram tells. */
function readWallet(params: Params): WalletType | undefined {
  const wallet = readText(readGroup(params, 'sandbox') ?? {}, 'wallet')
  return wallet === 'apple_pay' || wallet === 'google_pay' ? wallet : undefined
}

export function keepCard(
  { tx, now, account }: Call,
  { testCard, exp_month, exp_year }: ReadCard,
  { email, wallet }: { email?: string | undefined; wallet?: WalletType | undefined } = {},
): PaymentMethod {
  const { brand, number } = testCard
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    card: {
      brand,
      exp_month,
      exp_year,
      fingerprint: fingerprintCard(account, number),
      last4: number.slice(-4),
    },
    created: now,
    customer: null,
    email: email ?? null,
    type: 'card',
    sandbox: { card: number, isSetUp: false, ...(wallet && { wallet }) },
  }
  tx.put('payment_method', method)
  return method
}

/** The same for one number on one account, no matter who gives it. */
function fingerprintCard(account: string, number: string): string {
  const hash = createHash('sha256').update(`${account} ${number}`).digest('base64url')
  return hash.replace(/[-_]/g, '0').slice(0, 16)
}
