import type Stripe from 'stripe'
import { idOf } from './mark.ts'
import type { PlanInvoice, ProviderDispute, ProviderPayment } from './payment-account.ts'
import { listDisputes, readCharge, readPayment } from './read-payment.ts'

/** Two years of monthly bills. */
const maxInvoices = 24
const maxListed = 100

interface Bills {
  /** The newest first. */
  invoices: PlanInvoice[]
  /** The payment of the newest bill, however far it is. */
  newest: ProviderPayment | null
  /** The newest that was paid. */
  paid: ProviderPayment | null
  /** Of all bills. */
  disputes: ProviderDispute[]
  /** Where the newest can be paid. */
  payUrl: string | null
}

interface Bill {
  invoice: Stripe.Invoice
  /** Null where nothing was due. */
  intentId: string | null
}

/** All bills of a subscription. The charges of its customer give the outcome of the older ones, in one request. */
export async function listBills(stripe: Stripe, plan: Stripe.Subscription): Promise<Bills> {
  const { data } = await stripe.invoices.list({
    subscription: plan.id,
    limit: maxInvoices,
    expand: ['data.payments'],
  })
  const bills = data.filter(isIssued).map(invoice => ({ invoice, intentId: findIntent(invoice) }))
  const newest = await readBill(stripe, bills[0])
  const lastPaid = bills.find(isCharged)
  const paid = lastPaid === bills[0] ? newest : await readBill(stripe, lastPaid)
  const older = bills.filter(bill => isCharged(bill) && bill !== lastPaid)
  const charges = await findCharges(stripe, plan, older)
  const disputes = [...(paid?.disputes ?? [])]
  const invoices: PlanInvoice[] = []
  for (const { invoice, intentId } of bills) {
    const charge = charges.get(intentId ?? '')
    if (charge?.disputed) disputes.push(...(await listDisputes(stripe, intentId ?? '')))
    const payment = intentId === null ? null : [newest, paid].find(one => one?.id === intentId)
    invoices.push(readInvoice(invoice, payment ?? (charge ? readCharge(charge) : untold)))
  }
  const [first] = data.filter(isIssued)
  const payUrl = first?.status === 'open' ? (first.hosted_invoice_url ?? null) : null
  return { invoices, newest, paid, disputes, payUrl }
}

const untold = { refunded: null, receiptUrl: null, card: null }
const isIssued = ({ status }: Stripe.Invoice) => status !== 'draft' && status !== 'void'
const isCharged = ({ invoice, intentId }: Bill) => invoice.status === 'paid' && intentId !== null

/** A bill may have been tried with several; the one that it was paid with counts. */
function findIntent({ payments }: Stripe.Invoice): string | null {
  const all = payments?.data ?? []
  const [first] = [...all.filter(({ status }) => status === 'paid'), ...all]
  return idOf(first?.payment.payment_intent)
}

async function readBill(stripe: Stripe, bill: Bill | undefined): Promise<ProviderPayment | null> {
  if (!bill || bill.intentId === null) return null
  const intent = await stripe.paymentIntents.retrieve(bill.intentId, { expand: ['latest_charge'] })
  return readPayment(stripe, intent)
}

/** What each of these was paid with. */
async function findCharges(
  stripe: Stripe,
  plan: Stripe.Subscription,
  bills: readonly Bill[],
): Promise<Map<string, Stripe.Charge>> {
  const found = new Map<string, Stripe.Charge>()
  const wanted = new Set(bills.flatMap(({ intentId }) => intentId ?? []))
  if (wanted.size === 0) return found
  const since = Math.min(...bills.map(({ invoice }) => invoice.created))
  const listed = stripe.charges.list({
    customer: idOf(plan.customer) ?? '',
    created: { gte: since },
    limit: maxListed,
  })
  for await (const charge of listed) {
    const intent = idOf(charge.payment_intent) ?? ''
    if (charge.paid && wanted.has(intent)) found.set(intent, charge)
    if (found.size === wanted.size) break
  }
  return found
}

function readInvoice(
  invoice: Stripe.Invoice,
  payment: Pick<PlanInvoice, 'refunded' | 'receiptUrl' | 'card'>,
): PlanInvoice {
  return {
    id: invoice.id,
    isFirst: invoice.billing_reason === 'subscription_create',
    isSwitch: invoice.billing_reason === 'subscription_update',
    isPaid: invoice.status === 'paid',
    discount: sum(invoice.total_discount_amounts),
    tax: sum(invoice.total_taxes),
    total: invoice.total,
    refunded: payment.refunded,
    at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
    receiptUrl: payment.receiptUrl ?? invoice.hosted_invoice_url ?? null,
    card: payment.card,
  }
}

const sum = (amounts: readonly { amount: number }[] | null) =>
  (amounts ?? []).reduce((total, { amount }) => total + amount, 0)
