import type Stripe from 'stripe'
import { beforeAll, expect, it } from 'vitest'
import { secretPrefix } from '../src/index.ts'
import { control, createStripe, serveSandbox } from './stripe-client.ts'

/** What of each object the server reads. A field may be null; it may not be missing. */
const fields: { [object: string]: string } = {
  balance_transaction: 'amount created fee source type',
  charge:
    'amount_refunded disputed paid payment_intent payment_method_details.card.brand payment_method_details.card.last4 receipt_url',
  coupon: '',
  customer: 'metadata',
  dispute:
    'amount created evidence_details.due_by evidence_details.submission_count payment_intent reason status',
  event: 'created data.object type',
  invoice:
    'billing_reason created hosted_invoice_url parent.subscription_details.metadata parent.subscription_details.subscription payments.data.0.payment.payment_intent payments.data.0.status status status_transitions.paid_at total total_discount_amounts.0.amount total_taxes.0.amount',
  payment_intent:
    'amount client_secret created last_payment_error latest_charge metadata next_action payment_method status',
  payment_method: 'card.brand card.exp_month card.exp_year card.fingerprint card.last4 customer',
  payment_method_domain: 'domain_name',
  payout: 'amount arrival_date automatic created currency failure_code reconciliation_status status',
  price: 'product',
  product: '',
  refund: 'amount metadata status',
  setup_intent: 'client_secret customer last_setup_error next_action payment_method status',
  subscription:
    'cancel_at cancel_at_period_end customer ended_at items.data.0.current_period_end items.data.0.current_period_start items.data.0.price.product latest_invoice metadata status trial_start',
  'billing_portal.session': 'url',
  'billing_portal.configuration': 'features.subscription_update.products.0.prices metadata',
  'tax.association': 'tax_transaction_attempts.0.committed.transaction',
  'tax.calculation': 'tax_amount_exclusive',
  webhook_endpoint: 'secret status url',
}

const sandbox = await serveSandbox()
const made = new Map<string, object>()

beforeAll(async () => {
  for (const object of await makeOneOfEach(createStripe(sandbox, 'fields'))) made.set(object.object, object)
})

async function makeOneOfEach(stripe: Stripe): Promise<{ object: string }[]> {
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' })
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data
  if (!card) throw new Error('no card')
  const calculation = await stripe.tax.calculations.create({
    currency: 'usd',
    line_items: [{ amount: 1000 }],
    customer_details: { ip_address: '192.0.2.1' },
  })
  const sale = { amount: 1100, currency: 'usd', confirm: true }
  const paid = await stripe.paymentIntents.create({
    ...sale,
    customer: customer.id,
    hooks: { inputs: { tax: { calculation: calculation.id ?? '' } } },
    payment_method: card.id,
  })
  await stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_createDispute' })
  const product = await stripe.products.create({ name: 'Season' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1000,
    recurring: { interval: 'month', interval_count: 12 },
  })
  const coupon = await stripe.coupons.create({ amount_off: 10, currency: 'usd', duration: 'once' })
  await stripe.customers.update(customer.id, { tax: { ip_address: '192.0.2.1' } })
  const subscription = await stripe.subscriptions.create({
    automatic_tax: { enabled: true },
    customer: customer.id,
    discounts: [{ coupon: coupon.id }],
    items: [{ price: price.id }],
    default_payment_method: card.id,
  })
  const products = [{ product: product.id, prices: [price.id] }]
  const configuration = await stripe.billingPortal.configurations.create({
    features: { subscription_update: { enabled: true, products } },
  })
  await control(sandbox, 'fields', 'POST', 'payouts', { currency: 'usd' })
  const lists = await Promise.all([
    stripe.balanceTransactions.list({ expand: ['data.source'] }),
    stripe.charges.list({ payment_intent: paid.id }),
    stripe.disputes.list(),
    stripe.events.list({ limit: 1 }),
    stripe.invoices.list({ expand: ['data.payments'] }),
  ])
  return [
    ...lists.flatMap(({ data }): { object: string }[] => data.slice(0, 1)),
    ...(await Promise.all([
      stripe.billingPortal.sessions.create({ customer: customer.id, configuration: configuration.id }),
      stripe.paymentMethodDomains.create({ domain_name: 'tv.example.com' }),
      stripe.payouts.list().then(({ data: [payout] }) => payout ?? { object: 'none' }),
      stripe.refunds.create({ payment_intent: paid.id, amount: 10 }),
      stripe.setupIntents.create({ customer: customer.id, allowed_payment_method_types: ['card'] }),
      stripe.tax.associations.find({ payment_intent: paid.id }),
      stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] }),
    ])),
    calculation,
    configuration,
    coupon,
    customer,
    card,
    paid,
    price,
    product,
    subscription,
  ]
}

function has(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
  return has(Object.entries(value).find(([key]) => key === name)?.[1], rest)
}

it.each(Object.entries(fields))('%s has all that is read of it', (object, paths) => {
  const read = ['id', 'object', ...paths.split(' ').filter(Boolean)]
  expect(read.filter(path => !has(made.get(object), path.split('.')))).toEqual([])
})

it('a setup intent takes the kinds of payment method by their older name too', async () => {
  const customer = await createStripe(sandbox, 'fields').customers.create({})
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/v1/setup_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretPrefix}fields` },
    body: new URLSearchParams({ customer: customer.id, 'payment_method_types[0]': 'card' }),
  })
  expect([response.status, await response.json()]).toMatchObject([200, { payment_method_types: ['card'] }])
})

/** Fields that the SDK's types name and the server does not read: whoever reads one tomorrow finds it. */
it.each([
  ['payment_intent', ['installments', 'mandate_options', 'network', 'request_three_d_secure']],
  ['setup_intent', ['mandate_options', 'network', 'request_three_d_secure']],
])('%s names the options of a card', (object, options) => {
  const read = options.map(name => ['payment_method_options', 'card', name])
  expect(read.filter(path => !has(made.get(object), path))).toEqual([])
})
