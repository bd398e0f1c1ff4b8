import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { needText } from '../api/read-params.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { keepCard } from './create-payment-method.ts'
import { intentError } from './intent-error.ts'
import { type TestCard, testCards } from './test-cards.ts'

/** By id, or a new one of a test token. */
export function getPaymentMethod(call: Call, id: string): PaymentMethod {
  const testCard = testCards.find(({ token }) => token === id)
  if (!testCard) return stillGood(getObject(call, 'payment_method', id, 'payment_method'))
  return keepCard(call, { testCard, exp_month: 12, exp_year: new Date(call.now * 1000).getUTCFullYear() + 4 })
}

function stillGood(method: PaymentMethod): PaymentMethod {
  if (method.sandbox.isDetached)
    throw invalidRequest('This PaymentMethod was detached and may not be used again.', 'payment_method')
  return method
}

export function testCardOf({ sandbox }: PaymentMethod): TestCard {
  const card = testCards.find(({ number }) => number === sandbox.card)
  if (!card) throw new Error('a card that is not in the list any more')
  return card
}

export function attachPaymentMethod(call: Call): PaymentMethod {
  const method = getPaymentMethod(call, call.path.id ?? '')
  const customer = getObject(call, 'customer', needText(call.params, 'customer'), 'customer')
  const { decline, declinesOnlyCharges } = testCardOf(method)
  if (decline && !declinesOnlyCharges) throw new ApiError(402, intentError(decline, method))
  return attachTo(call, method, customer.id)
}

/** It pays for nothing more, and is no customer's default. */
export function detachPaymentMethod(call: Call): PaymentMethod {
  const method = getPaymentMethod(call, call.path.id ?? '')
  if (!method.customer)
    throw invalidRequest('The payment method you provided is not attached to a customer.', 'payment_method')
  return detach(call, method, method.customer)
}

export function detach({ tx }: Call, method: PaymentMethod, customerId: string): PaymentMethod {
  const customer = tx.find('customer', customerId)
  if (customer?.invoice_settings.default_payment_method === method.id)
    tx.put('customer', { ...customer, invoice_settings: { default_payment_method: null } })
  const detached = { ...method, customer: null, sandbox: { ...method.sandbox, isDetached: true } }
  tx.put('payment_method', detached)
  return detached
}

export function attachTo({ tx }: Call, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method
  if (method.customer)
    throw invalidRequest('The payment method belongs to another customer.', 'payment_method')
  const attached = { ...method, customer }
  tx.put('payment_method', attached)
  return attached
}
