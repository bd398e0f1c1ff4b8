import type { Transaction } from '../state/transaction.ts'
import { invalidRequest } from './api-error.ts'
import { render } from './render.ts'

type Fields = { [name: string]: unknown }
type Include = (tx: Transaction, id: string) => unknown

/** Fields that are sent only on request. */
const includes: { [field: string]: Include } = {
  'charge.refunds': (tx, id) =>
    listOf(
      [...tx.all('refund')].filter(({ charge }) => charge === id).reverse(),
      `/v1/charges/${id}/refunds`,
    ),
  'customer.subscriptions': (tx, id) =>
    listOf(
      [...tx.all('subscription')].filter(one => one.customer === id && one.status !== 'canceled').reverse(),
      `/v1/customers/${id}/subscriptions`,
    ),
  'invoice.confirmation_secret': (tx, id) => {
    const intent = tx.find('payment_intent', tx.find('invoice', id)?.sandbox.intent ?? '')
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  'invoice.payments': (tx, id) =>
    listOf(
      [...tx.all('invoice_payment')].filter(({ invoice }) => invoice === id),
      `/v1/invoices/${id}/payments`,
    ),
  'tax.calculation.line_items': (tx, id) =>
    listOf(tx.find('tax_calculation', id)?.sandbox.lines ?? [], `/v1/tax/calculations/${id}/line_items`),
  'tax.transaction.line_items': (tx, id) =>
    listOf(tx.find('tax_transaction', id)?.sandbox.lines ?? [], `/v1/tax/transactions/${id}/line_items`),
}

export function includeField(tx: Transaction, { object, id }: Fields, name: string, path: string): unknown {
  const include = includes[`${object}.${name}`]
  if (!include) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand')
  return include(tx, String(id))
}

function listOf(rows: object[], url: string) {
  return { object: 'list', data: rows.map(row => structuredClone(render(row))), has_more: false, url }
}
