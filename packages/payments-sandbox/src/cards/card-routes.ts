import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { attachPaymentMethod } from './attach.ts'
import { createPaymentMethod } from './create-payment-method.ts'
import { detachPaymentMethod } from './detach.ts'
import { getPaymentMethod } from './get-payment-method.ts'
import { updatePaymentMethod } from './update-payment-method.ts'

const details = ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay']

export const cardRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    accepts: details,
    isPublic: true,
    run: call => createPaymentMethod(call),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    accepts: [...paging, 'customer', 'type', 'allow_redisplay'],
    run: call => listCards(call, readText(call.params, 'customer')),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    accepts: [],
    run: call => getPaymentMethod(call, call.path.id ?? ''),
  },
  { method: 'POST', path: '/v1/payment_methods/:id', accepts: details, run: updatePaymentMethod },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', accepts: ['customer'], run: attachPaymentMethod },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', accepts: [], run: detachPaymentMethod },
  {
    method: 'GET',
    path: '/v1/customers/:customer/payment_methods',
    accepts: [...paging, 'type', 'allow_redisplay'],
    run: call => listCards(call, call.path.customer),
  },
  {
    method: 'GET',
    path: '/v1/customers/:customer/payment_methods/:id',
    accepts: [],
    run: call => getPaymentMethod(call, call.path.id ?? ''),
  },
]

function listCards(call: Call, customer: string | undefined) {
  if (customer) getCustomer(call, customer, 'customer')
  const type = readText(call.params, 'type') ?? 'card'
  return listObjects(
    call,
    'payment_method',
    method =>
      type === 'card' && Boolean(method.customer) && method.customer === (customer ?? method.customer),
  )
}
