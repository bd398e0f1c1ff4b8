import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { getPaymentMethod } from './get-payment-method.ts'

export function detachPaymentMethod(call: Call): PaymentMethod {
  const method = getPaymentMethod(call, call.path.id ?? '')
  if (!method.customer) throw invalidRequest('The payment method you provided is not attached to a customer.')
  const detached = { ...method, customer: null }
  call.tx.put('payment_method', detached)
  emit(call, 'payment_method.detached', detached, method)
  const owner = call.tx.find('customer', method.customer)
  if (owner?.invoice_settings.default_payment_method === method.id)
    call.tx.put('customer', {
      ...owner,
      invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
    })
  return detached
}
