import type { PlanFacts } from '@grandstand/rules'
import type Stripe from 'stripe'
import { idOf, readMark } from './mark.ts'
import type { PlanInvoice, ProviderPayment, ProviderPlan } from './payment-account.ts'
import { readPayment } from './read-payment.ts'

const states: readonly PlanFacts['state'][] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
]

/** Two years of monthly bills. */
const maxInvoices = 24

export async function readPlan(stripe: Stripe, plan: Stripe.Subscription): Promise<ProviderPlan> {
  const { data } = await stripe.invoices.list({
    subscription: plan.id,
    limit: maxInvoices,
    expand: ['data.payments'],
  })
  const bills = data.filter(invoice => invoice.status !== 'draft' && invoice.status !== 'void')
  const [newest] = bills
  const payment = newest ? await readNewestPayment(stripe, newest) : null
  const items = plan.items.data
  const [item] = items
  const state = states.find(one => one === plan.status)
  if (!state || !item) throw new Error(`A subscription of the state ${plan.status} cannot be read`)
  return {
    id: plan.id,
    mark: readMark(plan.metadata),
    subscriptionId: readSubscriptionId(item),
    state,
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    renews: !plan.cancel_at_period_end && plan.cancel_at === null,
    hasBegun: plan.trial_start !== null || bills.some(({ status }) => status === 'paid'),
    endedAt: plan.ended_at === null ? null : new Date(plan.ended_at * 1000),
    payment,
    clientSecret: payment?.clientSecret ?? null,
    redirectUrl: payment?.redirectUrl ?? null,
    invoices: bills.map(invoice => readInvoice(invoice, invoice === newest ? payment : null)),
    payUrl: newest?.status === 'open' ? (newest.hosted_invoice_url ?? null) : null,
  }
}

function readSubscriptionId({ price }: Stripe.SubscriptionItem): number | null {
  const product = idOf(price.product) ?? ''
  const [, id] = /-subscription-(\d+)$/.exec(product) ?? []
  return id === undefined ? null : Number(id)
}

async function readNewestPayment(stripe: Stripe, invoice: Stripe.Invoice): Promise<ProviderPayment | null> {
  const intent = (invoice.payments?.data ?? [])
    .map(({ payment }) => idOf(payment.payment_intent))
    .find(id => id !== null)
  if (!intent) return null
  return readPayment(stripe, await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }))
}

function readInvoice(invoice: Stripe.Invoice, payment: ProviderPayment | null): PlanInvoice {
  return {
    id: invoice.id,
    isFirst: invoice.billing_reason === 'subscription_create',
    isSwitch: invoice.billing_reason === 'subscription_update',
    isPaid: invoice.status === 'paid',
    discount: sum(invoice.total_discount_amounts),
    tax: sum(invoice.total_taxes),
    total: invoice.total,
    refunded: payment?.refunded ?? null,
    at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
    receiptUrl: payment?.receiptUrl ?? invoice.hosted_invoice_url ?? null,
    card: payment?.card ?? null,
  }
}

const sum = (amounts: readonly { amount: number }[] | null) =>
  (amounts ?? []).reduce((total, { amount }) => total + amount, 0)
