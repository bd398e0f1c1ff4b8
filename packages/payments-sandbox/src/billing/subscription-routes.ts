import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { searchObjects } from '../api/search-objects.ts'
import { hasEnded, type Subscription } from '../objects/subscription.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { createSubscription } from './create-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { updateSubscription } from './update-subscription.ts'

const path = '/v1/subscriptions'
const shared = [
  'automatic_tax',
  'cancel_at',
  'cancel_at_period_end',
  'default_payment_method',
  'description',
  'discounts',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'trial_end',
]

export const subscriptionRoutes: Route[] = [
  {
    method: 'POST',
    path,
    accepts: [
      ...shared,
      'add_invoice_items',
      'billing_mode',
      'collection_method',
      'currency',
      'customer',
      'trial_period_days',
      'trial_settings',
    ],
    run: createSubscription,
  },
  {
    method: 'GET',
    path,
    accepts: [...paging, 'collection_method', 'customer', 'price', 'status', 'test_clock'],
    run: listSubscriptions,
  },
  {
    method: 'GET',
    path: `${path}/search`,
    accepts: ['query', 'limit', 'page'],
    run: call => searchObjects(call, 'subscription', ['created', 'status', 'canceled_at']),
  },
  { method: 'GET', path: `${path}/:id`, accepts: [], run: call => getSubscription(call) },
  {
    method: 'POST',
    path: `${path}/:id`,
    accepts: [...shared, 'cancellation_details', 'proration_date'],
    run: call => updateSubscription(call),
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    accepts: ['cancellation_details', 'invoice_now', 'prorate'],
    run: call => cancelSubscription(call),
  },
]

function listSubscriptions(call: Call) {
  const { params } = call
  const [customer, price, clock] = ['customer', 'price', 'test_clock'].map(name => readText(params, name))
  const status = readText(params, 'status')
  return listObjects(
    call,
    'subscription',
    one =>
      (!customer || one.customer === customer) &&
      (!clock || one.test_clock === clock) &&
      (!price || one.items.data.some(item => item.price.id === price)) &&
      hasStatus(one, status),
  )
}

/** Without a status all but canceled ones, as Stripe lists them. */
function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true
  if (status === 'ended') return hasEnded(subscription)
  return status ? subscription.status === status : subscription.status !== 'canceled'
}
