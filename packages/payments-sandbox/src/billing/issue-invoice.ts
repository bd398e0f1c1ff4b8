import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import type { Price } from '../objects/catalog.ts'
import type { Invoice, InvoiceLine } from '../objects/invoice.ts'
import { type Period, periodOf, type Subscription } from '../objects/subscription.ts'
import { attemptPayment } from '../payments/attempt-payment.ts'
import { newPaymentIntent } from '../payments/payment-intents.ts'
import { checkLocation, taxOf } from '../tax/tax.ts'
import { markPaid } from './follow-intent.ts'

/** Before discount and tax. Of those of an invoice one at most is for a whole period: the discount is taken off that. */
export type Line = { amount: number; description: string; isWhole: boolean; price: Price }

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Final at once; where nothing is due it is paid already. */
export function issueInvoice(
  call: Call,
  subscription: Subscription,
  lines: Line[],
  billing_reason: Invoice['billing_reason'],
): Invoice {
  const { tx, now } = call
  const { currency, metadata, sandbox } = subscription
  const customer = getObject(call, 'customer', subscription.customer)
  if (sandbox.hasTax) checkLocation(customer.sandbox.ipAddress)
  const off = lines.map(({ amount, isWhole }) =>
    isWhole && sandbox.discount && sandbox.discount.until > now
      ? Math.min(sandbox.discount.amount, amount)
      : 0,
  )
  const taxes = lines.map(({ amount }, at) => (sandbox.hasTax ? taxOf(amount - (off[at] ?? 0)) : 0))
  const total = sum(lines.map(({ amount }) => amount)) - sum(off) + sum(taxes)
  const owed = total + customer.balance
  const id = newId('in')
  const amount = Math.max(0, owed)
  const intent = amount > 0 ? createIntent(call, subscription, id, amount) : null
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason,
    created: now,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    hosted_invoice_url: `${call.baseUrl}/invoices/${call.account}/${id}`,
    lines: {
      object: 'list',
      data: lines.map(line => keepLine(line, periodOf(subscription))),
      has_more: false,
    },
    next_payment_attempt: null,
    parent: {
      subscription_details: { metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    status: 'open',
    status_transitions: { paid_at: null },
    total,
    total_discount_amounts: sum(off) > 0 ? [{ amount: sum(off) }] : [],
    total_taxes: sandbox.hasTax ? [{ amount: sum(taxes) }] : [],
    sandbox: { intent },
  }
  tx.put('invoice', invoice)
  tx.put('customer', { ...customer, balance: Math.min(0, owed) })
  tx.put('subscription', { ...subscription, latest_invoice: id })
  return intent ? invoice : markPaid(call, invoice, null)
}

function keepLine({ amount, description, price }: Line, period: Period): InvoiceLine {
  const { id, product } = price
  return { id: newId('il'), amount, description, period, price: { price: id, product } }
}

/** Its metadata is empty, as Stripe's is: the invoice shows who pays for what. */
function createIntent(
  call: Call,
  { currency, customer }: Subscription,
  invoice: string,
  amount: number,
): string {
  return newPaymentIntent(call, {
    amount,
    currency,
    customer,
    description: null,
    metadata: {},
    setup_future_usage: 'off_session',
    sandbox: { returnUrl: null, challenge: null, invoice, tax: null },
  }).id
}

/**
 * Tries the card. The invoice afterwards says what came of it. Also without its holder: Stripe then leaves the intent
 * waiting for them, so that a link can bring them back.
 */
export function collectInvoice(call: Call, invoice: Invoice, card: string | null): Invoice {
  const intent = call.tx.find('payment_intent', invoice.sandbox.intent ?? '')
  if (invoice.status !== 'open' || !intent || !card) return invoice
  attemptPayment(call, intent, getPaymentMethod(call, card), false)
  return getObject(call, 'invoice', invoice.id)
}

/** The card that an invoice is paid with when nobody names one. */
export function chooseCard(call: Call, { customer, default_payment_method }: Subscription): string | null {
  const { invoice_settings } = getObject(call, 'customer', customer)
  return default_payment_method ?? invoice_settings.default_payment_method
}

export function lineOf(call: Call, price: Price): Line {
  return { amount: price.unit_amount, description: `1 × ${nameOf(call, price)}`, isWhole: true, price }
}

export function nameOf(call: Call, { product }: Price): string {
  return getObject(call, 'product', product).name
}
