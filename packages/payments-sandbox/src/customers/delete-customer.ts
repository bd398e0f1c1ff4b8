import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { getCustomer } from './get-customer.ts'

export function deleteCustomer(call: Call) {
  const customer = getCustomer(call, call.path.id ?? '')
  for (const method of [...call.tx.all('payment_method')])
    if (method.customer === customer.id) call.tx.put('payment_method', { ...method, customer: null })
  call.tx.remove('customer', customer.id)
  emit(call, 'customer.deleted', customer)
  return { id: customer.id, object: 'customer', deleted: true }
}
