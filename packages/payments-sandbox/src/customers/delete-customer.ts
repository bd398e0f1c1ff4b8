import type { Call } from '../api/call.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { emit } from '../events/emit.ts'
import { hasEnded } from '../objects/subscription.ts'
import { getCustomer } from './get-customer.ts'

/** Their subscriptions end at once and their cards are let go; payments stay. */
export function deleteCustomer(call: Call) {
  const { tx } = call
  const customer = getCustomer(call, call.path.id ?? '')
  for (const subscription of [...tx.all('subscription')])
    if (subscription.customer === customer.id && !hasEnded(subscription))
      endSubscription(call, subscription, 'cancellation_requested')
  for (const method of [...tx.all('payment_method')])
    if (method.customer === customer.id) tx.put('payment_method', { ...method, customer: null })
  tx.remove('customer', customer.id)
  const gone = { id: customer.id, object: 'customer', deleted: true } as const
  tx.put('deleted_customer', gone)
  emit(call, 'customer.deleted', customer)
  return gone
}
