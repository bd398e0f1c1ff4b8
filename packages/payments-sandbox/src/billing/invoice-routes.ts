import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readGroup, readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { searchObjects } from '../api/search-objects.ts'
import { emit } from '../events/emit.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import { voidInvoice } from './end-subscription.ts'
import { getInvoice } from './get-invoice.ts'
import { moveInvoice } from './move-invoice.ts'
import { payInvoice } from './pay-invoice.ts'
import { previewInvoice } from './preview-invoice.ts'

const path = '/v1/invoices'

export const invoiceRoutes: Route[] = [
  {
    method: 'GET',
    path,
    accepts: [...paging, 'collection_method', 'customer', 'status', 'subscription'],
    run: listInvoices,
  },
  {
    method: 'GET',
    path: `${path}/search`,
    accepts: ['query', 'limit', 'page'],
    run: call =>
      searchObjects(call, 'invoice', ['created', 'currency', 'customer', 'number', 'status', 'total']),
  },
  {
    method: 'POST',
    path: `${path}/create_preview`,
    accepts: ['automatic_tax', 'customer', 'preview_mode', 'subscription', 'subscription_details'],
    run: previewInvoice,
  },
  { method: 'GET', path: `${path}/:id`, accepts: [], run: call => getInvoice(call, call.path.id ?? '') },
  { method: 'POST', path: `${path}/:id`, accepts: ['description', 'metadata'], run: updateInvoice },
  {
    method: 'POST',
    path: `${path}/:id/pay`,
    accepts: ['forgive', 'off_session', 'paid_out_of_band', 'payment_method'],
    run: call => payInvoice(call),
  },
  {
    method: 'POST',
    path: `${path}/:id/void`,
    accepts: [],
    run: call => voidInvoice(call, getInvoice(call, call.path.id ?? '')),
  },
  { method: 'POST', path: `${path}/:id/mark_uncollectible`, accepts: [], run: markUncollectible },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    accepts: [...paging, 'invoice', 'payment', 'status'],
    run: listPayments,
  },
  { method: 'GET', path: '/v1/invoice_payments/:id', accepts: [], run: getPayment },
]

function listInvoices(call: Call) {
  const { params } = call
  const [customer, status, subscription] = ['customer', 'status', 'subscription'].map(name =>
    readText(params, name),
  )
  return listObjects(
    call,
    'invoice',
    one =>
      (!customer || one.customer === customer) &&
      (!status || one.status === status) &&
      (!subscription || subscriptionIdOf(one) === subscription),
  )
}

function updateInvoice(call: Call): Invoice {
  const before = getInvoice(call, call.path.id ?? '')
  const invoice: Invoice = {
    ...before,
    description: readText(call.params, 'description') ?? before.description,
    metadata: readMetadata(call.params, before.metadata),
  }
  call.tx.put('invoice', invoice)
  emit(call, 'invoice.updated', invoice, before)
  return invoice
}

function markUncollectible(call: Call): Invoice {
  const before = getInvoice(call, call.path.id ?? '')
  return moveInvoice(
    call,
    before,
    {
      status: 'uncollectible',
      next_payment_attempt: null,
      status_transitions: { ...before.status_transitions, marked_uncollectible_at: call.now },
    },
    ['marked_uncollectible'],
  )
}

/** Which invoice an intent pays is asked here. */
function listPayments(call: Call) {
  const invoice = readText(call.params, 'invoice')
  const status = readText(call.params, 'status')
  const intent = readText(readGroup(call.params, 'payment') ?? {}, 'payment_intent')
  return listObjects(
    call,
    'invoice_payment',
    one =>
      (!invoice || one.invoice === invoice) &&
      (!status || one.status === status) &&
      (!intent || one.payment.payment_intent === intent),
  )
}

function getPayment({ tx, path: { id = '' } }: Call) {
  const payment = tx.find('invoice_payment', id)
  if (!payment) throw missingObject('invoice payment', id)
  return payment
}
