import type { Call } from '../api/call.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readClearable, readText, readWhole } from '../api/read-params.ts'
import { getCustomer } from '../customers/get-customer.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { chooseMethod } from './choose-method.ts'
import { getPaymentIntent } from './get-intent.ts'
import { unexpectedState } from './move-intent.ts'

export const updateFields = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
]

/** Its metadata and description may change at any time, what is paid only before. */
export function updatePaymentIntent(call: Call): PaymentIntent {
  const before = getPaymentIntent(call)
  const { params } = call
  const isOver = before.status === 'succeeded' || before.status === 'canceled'
  const touchesMoney = ['amount', 'currency', 'customer', 'payment_method'].some(name => name in params)
  if (isOver && touchesMoney) throw unexpectedState('payment_intent', before)
  const customer = readText(params, 'customer')
  const named: PaymentIntent = {
    ...before,
    amount: readWhole(params, 'amount') ?? before.amount,
    currency: readText(params, 'currency') ?? before.currency,
    customer: customer ? getCustomer(call, customer, 'customer').id : before.customer,
    description: readText(params, 'description') ?? before.description,
    metadata: readMetadata(params, before.metadata),
    receipt_email: readClearable(params, 'receipt_email') ?? before.receipt_email,
    setup_future_usage: readClearable(params, 'setup_future_usage') ?? before.setup_future_usage,
  }
  const method = isOver ? undefined : chooseMethod(call, named)
  const intent: PaymentIntent = method
    ? {
        ...named,
        payment_method: method.id,
        status: named.status === 'requires_payment_method' ? 'requires_confirmation' : named.status,
      }
    : named
  call.tx.put('payment_intent', intent)
  return intent
}
