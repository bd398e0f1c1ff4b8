import { createHash } from 'node:crypto'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Params } from '../api/params.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readGroup, readText } from '../api/read-params.ts'
import { newPaymentMethod, noBillingDetails, type PaymentMethod } from '../objects/payment-method.ts'
import { readBillingDetails } from './read-billing-details.ts'
import { cardOfToken, type ReadCard, readCard } from './read-card.ts'

export function createPaymentMethod(call: Call, params: Params = call.params): PaymentMethod {
  if ((readText(params, 'type') ?? 'card') !== 'card')
    throw invalidRequest('The sandbox knows cards only.', 'type')
  const card = readGroup(params, 'card')
  if (!card) throw invalidRequest('Missing required param: card.', 'card', 'parameter_missing')
  return keep(call, readCard(card, call.now), params)
}

/** `pm_card_visa` and its like: each use makes a new one. */
export function createFromToken(call: Call, token: string): PaymentMethod {
  return keep(call, cardOfToken(token, call.now), {})
}

function keep(call: Call, { testCard, exp_month, exp_year }: ReadCard, params: Params): PaymentMethod {
  const method = newPaymentMethod(
    {
      id: newId('pm'),
      created: call.now,
      billing_details: readBillingDetails(params, noBillingDetails),
      metadata: readMetadata(params),
      allow_redisplay: readText(params, 'allow_redisplay') ?? 'unspecified',
    },
    {
      brand: testCard.brand,
      country: testCard.country,
      exp_month,
      exp_year,
      fingerprint: fingerprintCard(call.account, testCard.number),
      funding: testCard.funding,
      last4: testCard.number.slice(-4),
    },
    testCard.number,
  )
  call.tx.put('payment_method', method)
  return method
}

/** The same for one number on one account, no matter who gives it. */
function fingerprintCard(account: string, number: string): string {
  const hash = createHash('sha256').update(`${account} ${number}`).digest('base64url')
  return hash.replace(/[-_]/g, '0').slice(0, 16)
}
