import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { searchObjects } from '../api/search-objects.ts'
import { deleteCustomer } from './delete-customer.ts'
import { getCustomer } from './get-customer.ts'
import { createCustomer, customerFields, updateCustomer } from './write-customer.ts'

export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    accepts: [...customerFields, 'payment_method', 'test_clock'],
    run: createCustomer,
  },
  { method: 'GET', path: '/v1/customers', accepts: [...paging, 'email', 'test_clock'], run: listCustomers },
  {
    method: 'GET',
    path: '/v1/customers/search',
    accepts: ['query', 'limit', 'page'],
    run: call => searchObjects(call, 'customer', ['created', 'email', 'name', 'phone']),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    accepts: [],
    run: call =>
      call.tx.find('deleted_customer', call.path.id ?? '') ?? getCustomer(call, call.path.id ?? ''),
  },
  { method: 'POST', path: '/v1/customers/:id', accepts: customerFields, run: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', accepts: [], run: deleteCustomer },
]

function listCustomers(call: Call) {
  const email = readText(call.params, 'email')
  const clock = readText(call.params, 'test_clock')
  return listObjects(
    call,
    'customer',
    customer => (!email || customer.email === email) && (!clock || customer.test_clock === clock),
  )
}
