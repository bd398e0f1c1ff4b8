import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStripe, startTestSandbox } from './stripe-client.ts'

/** What of each object is read, here or by who uses the sandbox. A field may be null; it may not be missing. */
const fields: { [object: string]: string[] } = {
  charge: [
    'amount',
    'amount_refunded',
    'balance_transaction',
    'billing_details.address.country',
    'captured',
    'created',
    'currency',
    'customer',
    'disputed',
    'failure_code',
    'failure_message',
    'metadata',
    'outcome.type',
    'paid',
    'payment_intent',
    'payment_method',
    'payment_method_details.card.brand',
    'payment_method_details.card.fingerprint',
    'payment_method_details.card.last4',
    'receipt_url',
    'refunded',
    'status',
  ],
  coupon: [
    'amount_off',
    'currency',
    'duration',
    'max_redemptions',
    'metadata',
    'percent_off',
    'redeem_by',
    'valid',
  ],
  customer: [
    'address',
    'balance',
    'created',
    'email',
    'invoice_settings.default_payment_method',
    'metadata',
    'name',
    'test_clock',
  ],
  dispute: [
    'amount',
    'charge',
    'created',
    'currency',
    'evidence.access_activity_log',
    'evidence.customer_email_address',
    'evidence.customer_name',
    'evidence.product_description',
    'evidence.refund_policy_disclosure',
    'evidence.service_date',
    'evidence.uncategorized_text',
    'evidence_details.due_by',
    'evidence_details.has_evidence',
    'evidence_details.submission_count',
    'is_charge_refundable',
    'payment_intent',
    'reason',
    'status',
  ],
  event: [
    'api_version',
    'created',
    'data.object',
    'livemode',
    'pending_webhooks',
    'request.idempotency_key',
    'type',
  ],
  invoice: [
    'amount_due',
    'amount_paid',
    'attempt_count',
    'billing_reason',
    'created',
    'currency',
    'customer',
    'hosted_invoice_url',
    'lines.data.0.amount',
    'lines.data.0.description',
    'lines.data.0.period.end',
    'lines.data.0.pricing.price_details.product',
    'lines.data.0.taxes',
    'next_payment_attempt',
    'number',
    'parent.subscription_details.metadata',
    'parent.subscription_details.subscription',
    'payments.data.0.payment.payment_intent',
    'confirmation_secret.client_secret',
    'status',
    'status_transitions.paid_at',
    'subtotal',
    'total',
    'total_discount_amounts',
    'total_taxes',
  ],
  payment_intent: [
    'amount',
    'amount_received',
    'canceled_at',
    'client_secret',
    'created',
    'currency',
    'customer',
    'last_payment_error',
    'latest_charge',
    'metadata',
    'next_action',
    'payment_method',
    'setup_future_usage',
    'status',
  ],
  payment_method: [
    'billing_details.address.country',
    'card.brand',
    'card.country',
    'card.exp_month',
    'card.exp_year',
    'card.fingerprint',
    'card.funding',
    'card.last4',
    'customer',
    'type',
  ],
  payment_method_domain: ['apple_pay.status', 'domain_name', 'enabled', 'google_pay.status', 'link.status'],
  price: [
    'active',
    'currency',
    'lookup_key',
    'product',
    'recurring.interval',
    'recurring.interval_count',
    'tax_behavior',
    'unit_amount',
  ],
  product: ['active', 'metadata', 'name', 'tax_code'],
  refund: ['amount', 'charge', 'currency', 'metadata', 'payment_intent', 'reason', 'status'],
  setup_intent: [
    'client_secret',
    'customer',
    'last_setup_error',
    'next_action',
    'payment_method',
    'status',
    'usage',
  ],
  subscription: [
    'automatic_tax.enabled',
    'cancel_at',
    'cancel_at_period_end',
    'canceled_at',
    'cancellation_details.reason',
    'currency',
    'customer',
    'default_payment_method',
    'discounts',
    'ended_at',
    'items.data.0.current_period_end',
    'items.data.0.current_period_start',
    'items.data.0.price.product',
    'items.data.0.price.unit_amount',
    'items.data.0.quantity',
    'latest_invoice',
    'metadata',
    'pending_setup_intent',
    'status',
    'trial_end',
    'trial_start',
  ],
  'billing_portal.session': ['configuration', 'customer', 'locale', 'return_url', 'url'],
  'billing_portal.configuration': ['active', 'features.subscription_update.products', 'metadata'],
  'tax.association': ['calculation', 'payment_intent', 'tax_transaction_attempts.0.committed.transaction'],
  'tax.calculation': [
    'amount_total',
    'tax_amount_exclusive',
    'tax_amount_inclusive',
    'tax_breakdown.0.taxable_amount',
  ],
  'test_helpers.test_clock': ['frozen_time', 'name', 'status'],
  webhook_endpoint: ['enabled_events', 'metadata', 'status', 'url'],
}

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
const made = new Map<string, object>()

beforeAll(async () => {
  sandbox = await startTestSandbox()
  for (const object of await makeOneOfEach(createStripe(sandbox, 'fields'))) made.set(object.object, object)
})
afterAll(() => sandbox.close())

async function makeOneOfEach(stripe: Stripe): Promise<{ object: string }[]> {
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' })
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data
  if (!card) throw new Error('no card')
  const calculation = await stripe.tax.calculations.create({
    currency: 'usd',
    line_items: [{ amount: 1000 }],
    customer_details: { ip_address: '192.0.2.1' },
  })
  const paid = await stripe.paymentIntents.create({
    amount: 1100,
    currency: 'usd',
    customer: customer.id,
    hooks: { inputs: { tax: { calculation: calculation.id } } },
    payment_method: card.id,
    confirm: true,
  })
  const disputed = { amount: 1000, currency: 'usd', payment_method: 'pm_card_createDispute', confirm: true }
  await stripe.paymentIntents.create(disputed)
  const product = await stripe.products.create({ name: 'Season' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1000,
    recurring: { interval: 'month', interval_count: 12 },
  })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: card.id,
  })
  const lists = await Promise.all([
    stripe.charges.list({ payment_intent: paid.id }),
    stripe.disputes.list(),
    stripe.events.list({ limit: 1 }),
    stripe.invoices.list({ expand: ['data.payments', 'data.confirmation_secret'] }),
  ])
  return [
    ...lists.flatMap(({ data }): { object: string }[] => data.slice(0, 1)),
    ...(await Promise.all([
      stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } }),
      stripe.billingPortal.sessions.create({ customer: customer.id }),
      stripe.coupons.create({ percent_off: 10 }),
      stripe.paymentMethodDomains.create({ domain_name: 'tv.example.com' }),
      stripe.refunds.create({ payment_intent: paid.id, amount: 10 }),
      stripe.setupIntents.create({ customer: customer.id }),
      stripe.tax.associations.find({ payment_intent: paid.id }),
      stripe.testHelpers.testClocks.create({ frozen_time: 2_000_000_000 }),
      stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] }),
    ])),
    calculation,
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
  const missing = ['id', 'object', ...paths].filter(path => !has(made.get(object), path.split('.')))
  expect(missing).toEqual([])
})
