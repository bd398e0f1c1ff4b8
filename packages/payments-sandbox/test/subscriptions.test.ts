import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { control, createStripe, startTestSandbox } from './stripe-client.ts'

const account = 'subscriptions'
const day = 86_400
const start = Date.UTC(2027, 0, 31, 12) / 1000

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let stripe: Stripe
let monthly: Stripe.Price
let annual: Stripe.Price
let dearer: Stripe.Price

beforeAll(async () => {
  sandbox = await startTestSandbox()
  stripe = createStripe(sandbox, account)
  const product = await stripe.products.create({ name: 'Season', id: 'package-7' })
  const price = (unit_amount: number, interval: 'day' | 'month', interval_count: number) =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      recurring: { interval, interval_count },
    })
  monthly = await price(1000, 'day', 30)
  dearer = await price(3000, 'day', 30)
  annual = await price(9900, 'month', 12)
})
afterAll(() => sandbox.close())

type Fan = { clock: string; customer: string }

async function newFan(card: string | null, address?: Stripe.AddressParam): Promise<Fan> {
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: start })
  const { id: customer } = await stripe.customers.create({ test_clock: clock, ...(address && { address }) })
  if (card) await changeCard(customer, card)
  return { clock, customer }
}

async function changeCard(customer: string, token: string): Promise<void> {
  const { id } = await stripe.paymentMethods.attach(token, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
}

function advance({ clock }: Fan, frozen_time: number) {
  return stripe.testHelpers.testClocks.advance(clock, { frozen_time })
}

function periodEnd({ items }: Stripe.Subscription): number | undefined {
  return items.data[0]?.current_period_end
}

function invoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice {
  if (latest_invoice === null || typeof latest_invoice === 'string') throw new Error('not expanded')
  return latest_invoice
}

const withInvoice = {
  expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments.data.payment.payment_intent'],
}

describe('a subscription', () => {
  it('waits for its first payment, and runs when that is made', async () => {
    const { customer } = await newFan(null)
    const incomplete = await stripe.subscriptions.create({
      customer,
      items: [{ price: monthly.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { channel: 'demo', order: '9' },
      ...withInvoice,
    })
    expect(incomplete.status).toBe('incomplete')
    const invoice = invoiceOf(incomplete)
    expect(invoice).toMatchObject({
      status: 'open',
      amount_due: 1000,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: incomplete.id, metadata: { order: '9' } } },
      payments: { data: [{ status: 'open', payment: { payment_intent: { amount: 1000, metadata: {} } } }] },
    })
    const secret = invoice.confirmation_secret?.client_secret ?? ''
    const intent = await stripe.paymentIntents.confirm(secret.split('_secret_')[0] ?? '', {
      payment_method: 'pm_card_visa',
    })
    const running = await stripe.subscriptions.retrieve(incomplete.id, {
      expand: ['default_payment_method', 'latest_invoice'],
    })
    expect(running).toMatchObject({
      status: 'active',
      default_payment_method: { id: intent.payment_method, customer },
      latest_invoice: { status: 'paid', amount_paid: 1000 },
    })
    expect(periodEnd(running)).toBe(start + 30 * day)
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    })
    expect(data).toMatchObject([{ invoice: invoice.id, status: 'paid' }])
  })

  it('that is declined stays incomplete, takes another card, and expires after 23 hours', async () => {
    const fan = await newFan(null)
    const params = {
      customer: fan.customer,
      items: [{ price: monthly.id }],
      payment_behavior: 'default_incomplete' as const,
      ...withInvoice,
    }
    const one = await stripe.subscriptions.create(params)
    const intent = (invoiceOf(one).confirmation_secret?.client_secret ?? '').split('_secret_')[0] ?? ''
    const declined = { payment_method: 'pm_card_chargeDeclined' }
    await expect(stripe.paymentIntents.confirm(intent, declined)).rejects.toMatchObject({
      code: 'card_declined',
    })
    expect(await stripe.subscriptions.retrieve(one.id)).toMatchObject({ status: 'incomplete' })
    const other = await stripe.subscriptions.create(params)
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    await advance(fan, start + 23 * 3600)
    expect(await stripe.subscriptions.retrieve(one.id)).toMatchObject({ status: 'active' })
    expect(await stripe.subscriptions.retrieve(other.id, withInvoice)).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
  })

  it('asks the holder when the card wants it', async () => {
    const { customer } = await newFan('pm_card_authenticationRequired')
    const made = await stripe.subscriptions.create({
      customer,
      items: [{ price: monthly.id }],
      ...withInvoice,
    })
    expect(made.status).toBe('incomplete')
    const intent = (invoiceOf(made).confirmation_secret?.client_secret ?? '').split('_secret_')[0]
    await control(sandbox, account, 'POST', 'authenticate', { intent, outcome: 'pass' })
    expect(await stripe.subscriptions.retrieve(made.id)).toMatchObject({ status: 'active' })
  })

  it('renews every 30 days, or every 12 months on the same day', async () => {
    const fan = await newFan('pm_card_visa')
    const { customer } = fan
    const month = await stripe.subscriptions.create({ customer, items: [{ price: monthly.id }] })
    const year = await stripe.subscriptions.create({ customer, items: [{ price: annual.id }] })
    await advance(fan, start + 365 * day)
    const { data } = await stripe.invoices.list({ subscription: month.id, limit: 100 })
    expect(data.filter(({ status, total }) => status === 'paid' && total === 1000)).toHaveLength(13)
    expect(data[0]?.billing_reason).toBe('subscription_cycle')
    expect(periodEnd(await stripe.subscriptions.retrieve(month.id))).toBe(start + 13 * 30 * day)
    expect(periodEnd(await stripe.subscriptions.retrieve(year.id))).toBe(Date.UTC(2029, 0, 31, 12) / 1000)
  })

  it('that cannot be collected is past due, and active again when it is paid', async () => {
    const fan = await newFan('pm_card_visa')
    const { customer } = fan
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: monthly.id }] })
    await changeCard(customer, 'pm_card_chargeCustomerFail')
    await advance(fan, start + 30 * day)
    const late = await stripe.subscriptions.retrieve(id, withInvoice)
    expect(late.status).toBe('past_due')
    const invoice = invoiceOf(late)
    expect(invoice).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: start + 33 * day,
      hosted_invoice_url: expect.stringContaining('/invoices/'),
    })
    await expect(stripe.invoices.pay(invoice.id ?? '')).rejects.toMatchObject({ code: 'card_declined' })
    await stripe.invoices.pay(invoice.id ?? '', { payment_method: 'pm_card_visa' })
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type)
    expect(types).toContain('invoice.payment_failed')
  })

  it('is retried after 3, 5 and 7 days and then ends', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await stripe.subscriptions.create({
      customer: fan.customer,
      items: [{ price: monthly.id }],
    })
    await changeCard(fan.customer, 'pm_card_chargeCustomerFail')
    await advance(fan, start + 44 * day)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' })
    await advance(fan, start + 45 * day)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: start + 45 * day,
      cancellation_details: { reason: 'payment_failed' },
    })
  })

  it('whose renewal wants the holder waits for them with a link', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await stripe.subscriptions.create({
      customer: fan.customer,
      items: [{ price: monthly.id }],
    })
    await changeCard(fan.customer, 'pm_card_authenticationRequired')
    await advance(fan, start + 30 * day)
    const late = await stripe.subscriptions.retrieve(id, withInvoice)
    expect(late.status).toBe('past_due')
    const intent = (invoiceOf(late).confirmation_secret?.client_secret ?? '').split('_secret_')[0]
    const { data } = await stripe.events.list({ type: 'invoice.payment_action_required', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({ id: invoiceOf(late).id })
    await control(sandbox, account, 'POST', 'authenticate', { intent, outcome: 'pass' })
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
  })

  it('that is not to renew runs to its end; one that is canceled is over at once', async () => {
    const fan = await newFan('pm_card_visa')
    const params = { customer: fan.customer, items: [{ price: monthly.id }] }
    const leaving = await stripe.subscriptions.create(params)
    const staying = await stripe.subscriptions.create(params)
    const gone = await stripe.subscriptions.create(params)
    for (const { id } of [leaving, staying])
      expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
      })
    await stripe.subscriptions.update(staying.id, { cancel_at_period_end: false })
    expect(await stripe.subscriptions.cancel(gone.id)).toMatchObject({ status: 'canceled', ended_at: start })
    await advance(fan, start + 30 * day)
    expect(await stripe.subscriptions.retrieve(leaving.id)).toMatchObject({ status: 'canceled' })
    expect(await stripe.subscriptions.retrieve(staying.id)).toMatchObject({ status: 'active' })
    const { data } = await stripe.subscriptions.list({ customer: fan.customer })
    expect(data.map(({ id }) => id)).toEqual([staying.id])
  })
})

describe('a trial', () => {
  it('costs nothing, is announced three days before its end, and then is paid', async () => {
    const fan = await newFan('pm_card_visa')
    const trial = await stripe.subscriptions.create({
      customer: fan.customer,
      items: [{ price: monthly.id }],
      trial_period_days: 14,
      ...withInvoice,
    })
    expect(trial).toMatchObject({
      status: 'trialing',
      trial_end: start + 14 * day,
      latest_invoice: { status: 'paid', total: 0 },
    })
    await advance(fan, start + 11 * day)
    const { data } = await stripe.events.list({ type: 'customer.subscription.trial_will_end', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({ id: trial.id, status: 'trialing' })
    await advance(fan, start + 14 * day)
    const running = await stripe.subscriptions.retrieve(trial.id, withInvoice)
    expect(running).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', total: 1000 } })
    expect(periodEnd(running)).toBe(start + 44 * day)
  })

  it('without a card asks for one', async () => {
    const { customer } = await newFan(null)
    const trial = await stripe.subscriptions.create({
      customer,
      items: [{ price: monthly.id }],
      trial_period_days: 14,
      payment_behavior: 'default_incomplete',
      expand: ['pending_setup_intent'],
    })
    expect(trial.pending_setup_intent).toMatchObject({ status: 'requires_payment_method' })
    const setup = typeof trial.pending_setup_intent === 'object' ? trial.pending_setup_intent?.id : ''
    const done = await stripe.setupIntents.confirm(setup ?? '', { payment_method: 'pm_card_visa' })
    expect(await stripe.subscriptions.retrieve(trial.id)).toMatchObject({
      default_payment_method: done.payment_method,
      pending_setup_intent: null,
    })
  })

  it('without a card at its end is canceled where it was asked for', async () => {
    const fan = await newFan(null)
    const { id } = await stripe.subscriptions.create({
      customer: fan.customer,
      items: [{ price: monthly.id }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    })
    await advance(fan, start + 14 * day)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  })
})

describe('what it costs', () => {
  it('has the service fee as its own line, less the coupon, with tax', async () => {
    const { customer } = await newFan('pm_card_visa', { country: 'CA', state: 'ON' })
    const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once' })
    const inline = (unit_amount: number) => ({
      price_data: {
        currency: 'cad',
        product: 'package-7',
        unit_amount,
        recurring: { interval: 'day' as const, interval_count: 30 },
      },
    })
    const made = await stripe.subscriptions.create({
      customer,
      items: [inline(1000), inline(99)],
      discounts: [{ coupon: coupon.id }],
      automatic_tax: { enabled: true },
      expand: ['latest_invoice', 'discounts.source.coupon'],
    })
    expect(made.discounts).toMatchObject([{ source: { coupon: { percent_off: 25, times_redeemed: 1 } } }])
    const invoice = invoiceOf(made)
    expect(invoice).toMatchObject({ subtotal: 1099, total: 906, currency: 'cad', status: 'paid' })
    expect(invoice.lines.data.map(line => [line.amount, line.taxes?.[0]?.amount])).toEqual([
      [1000, 75],
      [99, 7],
    ])
    expect(invoice.total_taxes?.[0]?.amount).toBe(82)
  })

  it('is nothing with a full discount: paid at once without a card', async () => {
    const { customer } = await newFan(null)
    const coupon = await stripe.coupons.create({ amount_off: 5000, currency: 'usd', duration: 'once' })
    const made = await stripe.subscriptions.create({
      customer,
      items: [{ price: monthly.id }],
      discounts: [{ coupon: coupon.id }],
      ...withInvoice,
    })
    expect(made).toMatchObject({ status: 'active', latest_invoice: { total: 0, status: 'paid' } })
  })

  it('refuses a coupon that is used up', async () => {
    const { customer } = await newFan('pm_card_visa')
    const coupon = await stripe.coupons.create({ percent_off: 10, max_redemptions: 1 })
    const params = { customer, items: [{ price: monthly.id }], discounts: [{ coupon: coupon.id }] }
    await stripe.subscriptions.create(params)
    await expect(stripe.subscriptions.create(params)).rejects.toMatchObject({ code: 'coupon_expired' })
  })
})

describe('another plan', () => {
  it('counts what is left of both, on the next invoice or at once', async () => {
    const fan = await newFan('pm_card_visa')
    const { customer } = fan
    const made = await stripe.subscriptions.create({ customer, items: [{ price: monthly.id }] })
    const item = made.items.data[0]?.id ?? ''
    await advance(fan, start + 15 * day)
    const switching = {
      items: [{ id: item, price: dearer.id }],
      proration_behavior: 'always_invoice' as const,
    }
    const preview = await stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: switching,
    })
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-500, 1500])
    expect(preview.total).toBe(1000)
    const switched = await stripe.subscriptions.update(made.id, { ...switching, ...withInvoice })
    expect(switched).toMatchObject({ status: 'active', latest_invoice: { total: 1000, status: 'paid' } })
    expect(switched.items.data[0]?.price.id).toBe(dearer.id)
    expect(periodEnd(switched)).toBe(start + 30 * day)
    await stripe.subscriptions.update(made.id, { items: [{ id: item, price: monthly.id }] })
    await advance(fan, start + 30 * day)
    const next = await stripe.subscriptions.retrieve(made.id, withInvoice)
    expect(invoiceOf(next).lines.data.map(({ amount }) => amount)).toEqual([-1500, 500, 1000])
    expect(invoiceOf(next)).toMatchObject({ total: 0, status: 'paid' })
  })

  it('with another length of period begins anew at once', async () => {
    const fan = await newFan('pm_card_visa')
    const made = await stripe.subscriptions.create({
      customer: fan.customer,
      items: [{ price: monthly.id }],
    })
    await advance(fan, start + 15 * day)
    const items = [{ id: made.items.data[0]?.id ?? '', price: annual.id }]
    const switched = await stripe.subscriptions.update(made.id, { items, ...withInvoice })
    expect(invoiceOf(switched)).toMatchObject({
      total: 9400,
      status: 'paid',
      billing_reason: 'subscription_update',
    })
    expect(periodEnd(switched)).toBe(Date.UTC(2028, 1, 15, 12) / 1000)
  })
})

it('customers without a test clock follow the account’s, which a test moves', async () => {
  const { id: customer } = await stripe.customers.create()
  await changeCard(customer, 'pm_card_visa')
  const made = await stripe.subscriptions.create({ customer, items: [{ price: monthly.id }] })
  const moved = await control(sandbox, account, 'POST', 'clock', { advance_seconds: 30 * day })
  expect(moved.body.steps).toBe(1)
  const renewed = await stripe.subscriptions.retrieve(made.id)
  expect(periodEnd(renewed)).toBe((periodEnd(made) ?? 0) + 30 * day)
  const { data } = await stripe.subscriptions.search({ query: "status:'active'" })
  expect(data.map(({ id }) => id)).toContain(made.id)
})
