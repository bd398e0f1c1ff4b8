import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { needText } from '../api/read-params.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { cardRefusal, intentError } from './card-refusal.ts'
import { getPaymentMethod, testCardOf } from './get-payment-method.ts'

export function attachPaymentMethod(call: Call): PaymentMethod {
  const method = getPaymentMethod(call, call.path.id ?? '', 'payment_method')
  const customer = getCustomer(call, needText(call.params, 'customer'), 'customer')
  if (method.customer === customer.id) return method
  if (method.customer)
    throw invalidRequest('The payment method you provided has already been attached to a customer.')
  const { decline, declinesOnlyCharges } = testCardOf(method)
  if (decline && !declinesOnlyCharges) throw cardRefusal(intentError(decline, method))
  return attachTo(call, method, customer.id)
}

export function attachTo(call: Call, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method
  if (method.customer)
    throw invalidRequest('The payment method belongs to another customer.', 'payment_method')
  const attached = { ...method, customer }
  call.tx.put('payment_method', attached)
  emit(call, 'payment_method.attached', attached)
  return attached
}
