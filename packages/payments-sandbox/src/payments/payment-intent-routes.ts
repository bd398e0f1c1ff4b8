import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { searchObjects } from '../api/search-objects.ts'
import { cancelPaymentIntent } from './cancel-intent.ts'
import { capturePaymentIntent } from './capture-payment-intent.ts'
import { confirmFields, confirmPaymentIntent } from './confirm-payment-intent.ts'
import { createFields, createPaymentIntent } from './create-payment-intent.ts'
import { getPaymentIntent } from './get-intent.ts'
import { updateFields, updatePaymentIntent } from './update-payment-intent.ts'

const path = '/v1/payment_intents'

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path, accepts: createFields, run: createPaymentIntent },
  {
    method: 'GET',
    path,
    accepts: [...paging, 'customer'],
    run: call => {
      const customer = readText(call.params, 'customer')
      return listObjects(call, 'payment_intent', intent => !customer || intent.customer === customer)
    },
  },
  {
    method: 'GET',
    path: `${path}/search`,
    accepts: ['query', 'limit', 'page'],
    run: call =>
      searchObjects(call, 'payment_intent', ['amount', 'created', 'currency', 'customer', 'status']),
  },
  { method: 'GET', path: `${path}/:id`, accepts: ['client_secret'], isPublic: true, run: getPaymentIntent },
  { method: 'POST', path: `${path}/:id`, accepts: updateFields, run: updatePaymentIntent },
  {
    method: 'POST',
    path: `${path}/:id/confirm`,
    accepts: confirmFields,
    isPublic: true,
    run: call => confirmPaymentIntent(call),
  },
  {
    method: 'POST',
    path: `${path}/:id/cancel`,
    accepts: ['cancellation_reason'],
    run: call => cancelPaymentIntent(call),
  },
  { method: 'POST', path: `${path}/:id/capture`, accepts: ['amount_to_capture'], run: capturePaymentIntent },
]
