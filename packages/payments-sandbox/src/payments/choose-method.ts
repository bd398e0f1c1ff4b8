import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readGroup, readText } from '../api/read-params.ts'
import { createPaymentMethod } from '../cards/create-payment-method.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'

/** The card that the call names, else the one that the intent has. */
export function chooseMethod(
  call: Call,
  before: { payment_method: string | null; customer: string | null },
): PaymentMethod | undefined {
  const data = readGroup(call.params, 'payment_method_data')
  const id = readText(call.params, 'payment_method') ?? before.payment_method
  const method = data ? createPaymentMethod(call, data) : id ? getPaymentMethod(call, id) : undefined
  if (method?.customer && method.customer !== before.customer)
    throw invalidRequest(
      `The provided PaymentMethod (${method.id}) is attached to a customer. Name that customer.`,
      'payment_method',
      'payment_intent_unexpected_state',
    )
  return method
}
