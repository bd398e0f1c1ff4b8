import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { createFromToken } from './create-payment-method.ts'
import { findTestCard, type TestCard, testCards } from './test-cards.ts'

/** By id, or a new one of a test token. */
export function getPaymentMethod(call: Call, id: string, param = 'payment_method'): PaymentMethod {
  const found = call.tx.find('payment_method', id)
  if (found) return found
  if (id.startsWith('pm_card_') && findTestCard(id)) return createFromToken(call, id)
  throw missingObject('PaymentMethod', id, param)
}

export function testCardOf(method: PaymentMethod): TestCard {
  const card = testCards.find(({ number }) => number === method.sandbox.card)
  if (!card) throw new Error('a card that is not in the list any more')
  return card
}
