import { getAccount, getBalance } from '../accounts/accounts.ts'
import { createAccount, createAccountLink, getConnectedAccount } from '../accounts/connected-accounts.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { type Listed, listObjects } from '../api/list-objects.ts'
import type { Params } from '../api/params.ts'
import { readText } from '../api/read-params.ts'
import type { Route } from '../api/route.ts'
import { createSubscription, updateSubscription } from '../billing/create-subscription.ts'
import { cancelSubscription } from '../billing/end-subscription.ts'
import { listInvoicePayments } from '../billing/list-invoice-payments.ts'
import { payInvoice } from '../billing/pay-invoice.ts'
import { createPaymentMethod } from '../cards/create-payment-method.ts'
import { attachPaymentMethod, detachPaymentMethod } from '../cards/get-payment-method.ts'
import { createCoupon, createPrice, createProduct } from '../catalog/catalog.ts'
import { createCustomer, deleteCustomer, updateCustomer } from '../customers/write-customer.ts'
import { updateDispute } from '../disputes/disputes.ts'
import { subscriptionIdOf } from '../objects/invoice.ts'
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  getPaymentIntent,
} from '../payments/payment-intents.ts'
import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  getSetupIntent,
} from '../payments/setup-intents.ts'
import { createPayout } from '../payouts/create-payout.ts'
import { createConfiguration, createSession, updateConfiguration } from '../portal/portal-calls.ts'
import { createRefund } from '../refunds/create-refund.ts'
import type { Kind, Tables } from '../state/tables.ts'
import { createCalculation, findAssociation } from '../tax/tax.ts'
import { createDomain, createEndpoint, deleteEndpoint } from '../webhooks/webhook-endpoints.ts'

const paging = ['limit', 'starting_after', 'created']
const method = ['client_secret', 'payment_method', 'return_url', 'use_stripe_sdk']

export const routes: Route[] = [
  get('account', [], getAccount),
  post('accounts', ['business_profile', 'controller', 'email', 'metadata'], createAccount),
  get('accounts/:id', [], getConnectedAccount),
  post('account_links', ['account', 'refresh_url', 'return_url', 'type'], createAccountLink),
  get('balance', [], getBalance),
  ...readable('customers', 'customer'),
  post('customers', ['email', 'metadata', 'name', 'payment_method'], createCustomer),
  post('customers/:id', ['tax'], updateCustomer),
  remove('customers/:id', deleteCustomer),
  get('customers/:customer/payment_methods', [...paging, 'type'], listCards),

  find('payment_methods', 'payment_method'),
  isPublic(
    post('payment_methods', ['type', 'card', 'billing_details', 'sandbox'], call =>
      createPaymentMethod(call),
    ),
  ),
  post('payment_methods/:id/attach', ['customer'], attachPaymentMethod),
  post('payment_methods/:id/detach', [], detachPaymentMethod),

  post(
    'setup_intents',
    [
      ...['allowed_payment_method_types', 'automatic_payment_methods', 'customer', 'usage'],
      // The name of before: the SDK has none of it any more, other callers do.
      'payment_method_types',
    ],
    createSetupIntent,
  ),
  isPublic(get('setup_intents/:id', ['client_secret'], getSetupIntent)),
  isPublic(post('setup_intents/:id/confirm', method, confirmSetupIntent)),
  post('setup_intents/:id/cancel', [], cancelSetupIntent),

  get('payment_intents', [...paging, 'customer'], listPaymentIntents),
  isPublic(get('payment_intents/:id', ['client_secret'], getPaymentIntent)),
  post(
    'payment_intents',
    [
      ...[
        'allowed_payment_method_types',
        'amount',
        'confirm',
        'currency',
        'customer',
        'description',
        'hooks',
      ],
      ...['metadata', 'payment_method', 'return_url', 'setup_future_usage', 'use_stripe_sdk'],
    ],
    createPaymentIntent,
  ),
  post(
    'payment_intents/:id/confirm',
    ['payment_method', 'return_url', 'use_stripe_sdk'],
    confirmPaymentIntent,
  ),
  post('payment_intents/:id/cancel', [], cancelPaymentIntent),

  ...readable('charges', 'charge', by('customer', 'payment_intent')),
  ...readable('refunds', 'refund', by('payment_intent')),
  post('refunds', ['amount', 'metadata', 'payment_intent'], createRefund),
  ...readable('disputes', 'dispute', by('payment_intent')),
  post('disputes/:id', ['evidence', 'submit'], updateDispute),
  ...readable('payouts', 'payout'),
  post('payouts', ['amount', 'currency'], createPayout),
  ...readable('balance_transactions', 'balance_transaction', by('payout', 'type')),

  post('tax/calculations', ['currency', 'customer_details', 'line_items'], createCalculation),
  get('tax/associations/find', ['payment_intent'], findAssociation),
  find('tax/transactions', 'tax_transaction'),

  find('products', 'product'),
  post('products', ['id', 'name'], createProduct),
  ...readable('prices', 'price', {
    ...by('active'),
    lookup_keys: ({ lookup_key }, keys) => Object.values(keys).includes(lookup_key ?? ''),
  }),
  post(
    'prices',
    ['currency', 'lookup_key', 'product', 'recurring', 'tax_behavior', 'unit_amount'],
    createPrice,
  ),
  find('coupons', 'coupon'),
  post('coupons', ['amount_off', 'currency', 'duration', 'id', 'metadata'], createCoupon),

  find('subscriptions', 'subscription'),
  get('subscriptions', [...paging, 'customer', 'status'], listSubscriptions),
  post(
    'subscriptions',
    [
      ...['automatic_tax', 'customer', 'default_payment_method', 'discounts', 'items', 'metadata'],
      ...['payment_behavior', 'payment_settings', 'trial_period_days'],
    ],
    createSubscription,
  ),
  post(
    'subscriptions/:id',
    ['cancel_at_period_end', 'default_payment_method', 'metadata'],
    updateSubscription,
  ),
  remove('subscriptions/:id', cancelSubscription),
  ...readable('invoices', 'invoice', {
    ...by('customer', 'status'),
    subscription: (invoice, id) => subscriptionIdOf(invoice) === id,
  }),
  post('invoices/:id/pay', ['payment_method'], payInvoice),
  get('invoice_payments', [...paging, 'invoice', 'payment'], listInvoicePayments),

  ...readable('billing_portal/configurations', 'portal_configuration', by('active')),
  post('billing_portal/configurations', ['features', 'metadata'], createConfiguration),
  post('billing_portal/configurations/:id', ['features'], updateConfiguration),
  post('billing_portal/sessions', ['configuration', 'customer', 'return_url'], createSession),

  ...readable('events', 'event', by('type')),
  ...readable('webhook_endpoints', 'webhook_endpoint'),
  post('webhook_endpoints', ['connect', 'enabled_events', 'url'], createEndpoint),
  remove('webhook_endpoints/:id', deleteEndpoint),
  ...readable('payment_method_domains', 'payment_method_domain'),
  post('payment_method_domains', ['domain_name'], createDomain),
]

type Run = Route['run']
type Filters<K extends Kind> = { [param: string]: (row: Tables[K], given: string | Params) => boolean }

function get(path: string, accepts: string[], run: Run): Route {
  return { method: 'GET', path: `/v1/${path}`, accepts, run }
}

function post(path: string, accepts: string[], run: Run): Route {
  return { method: 'POST', path: `/v1/${path}`, accepts, run }
}

function remove(path: string, run: Run): Route {
  return { method: 'DELETE', path: `/v1/${path}`, accepts: [], run }
}

function isPublic(route: Route): Route {
  return { ...route, isPublic: true }
}

function find(path: string, kind: Listed): Route {
  return get(`${path}/:id`, [], call => getObject(call, kind, call.path.id ?? ''))
}

/** Listed by what the filters say, and found by id. */
function readable<K extends Listed>(path: string, kind: K, filters: Filters<K> = {}): Route[] {
  const list: Run = call =>
    listObjects(call, kind, row =>
      Object.entries(filters).every(([name, matches]) => {
        const given = call.params[name]
        return given === undefined || matches(row, given)
      }),
    )
  return [get(path, [...paging, ...Object.keys(filters)], list), find(path, kind)]
}

/** Filters that have the names of the fields that they look at. */
function by(...names: string[]): { [param: string]: (row: object, given: string | Params) => boolean } {
  const isSame = (name: string) => (row: object, given: string | Params) =>
    Object.entries(row).some(([field, value]) => field === name && String(value) === given)
  return Object.fromEntries(names.map(name => [name, isSame(name)]))
}

function listCards(call: Call) {
  const customer = getObject(call, 'customer', call.path.customer ?? '', 'customer')
  return listObjects(call, 'payment_method', one => one.customer === customer.id)
}

function listPaymentIntents(call: Call) {
  const customer = readText(call.params, 'customer')
  return listObjects(call, 'payment_intent', one => !customer || one.customer === customer)
}

/** Without a status all but canceled ones, as Stripe lists them. */
function listSubscriptions(call: Call) {
  const customer = readText(call.params, 'customer')
  const isAll = readText(call.params, 'status') === 'all'
  return listObjects(
    call,
    'subscription',
    one => (!customer || one.customer === customer) && (isAll || one.status !== 'canceled'),
  )
}
