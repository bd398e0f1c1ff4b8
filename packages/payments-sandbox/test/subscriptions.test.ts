import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { control, createStripe, serveSandbox } from './stripe-client.ts'

const day = 86_400
const start = Date.UTC(2027, 0, 31, 12) / 1000

const sandbox = await serveSandbox({ now: () => start * 1000 })

let fans = 0

/** On an account of their own, whose clock they move. */
async function newFan(card: string | null) {
  fans += 1
  const account = `fan-${fans}`
  const stripe = createStripe(sandbox, account)
  const { id: product } = await stripe.products.create({ name: 'Season', id: 'package-7' })
  const price = async (unit_amount: number, interval: 'day' | 'month', interval_count: number) => {
    const recurring = { interval, interval_count }
    return (await stripe.prices.create({ product, currency: 'usd', unit_amount, recurring })).id
  }
  const { id: customer } = await stripe.customers.create()
  let now = start
  return {
    stripe,
    account,
    customer,
    product,
    monthly: await price(1000, 'day', 30),
    dearer: await price(3000, 'day', 30),
    annual: await price(9900, 'month', 12),
    subscribe: (item: string, given: Partial<Stripe.SubscriptionCreateParams> = {}) =>
      stripe.subscriptions.create({
        customer,
        items: [{ price: item }],
        ...(card && { default_payment_method: card }),
        ...given,
      }),
    changeCard: (id: string, default_payment_method: string) =>
      stripe.subscriptions.update(id, { default_payment_method }),
    find: (id: string) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
    async intentOf({ latest_invoice }: Stripe.Subscription): Promise<string> {
      const invoice = typeof latest_invoice === 'string' ? latest_invoice : (latest_invoice?.id ?? '')
      const { data } = await stripe.invoicePayments.list({ invoice })
      return String(data[0]?.payment.payment_intent)
    },
    async advance(until: number) {
      const moved = await control(sandbox, account, 'POST', 'clock', { advance_seconds: until - now })
      now = until
      return moved.body.steps
    },
    /** Chooses another plan on the portal's page. */
    async choose(subscription: string, chosen: string) {
      const configuration = await stripe.billingPortal.configurations.create({
        features: { subscription_update: { enabled: true, products: [{ product, prices: [chosen] }] } },
      })
      const session = { customer, configuration: configuration.id }
      const { url } = await stripe.billingPortal.sessions.create(session)
      const form = { action: 'switch_plan', subscription, price: chosen }
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
      expect(answer.status).toBe(303)
      return stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })
    },
  }
}

function periodEnd({ items }: Stripe.Subscription): number | undefined {
  return items.data[0]?.current_period_end
}

describe('a subscription', () => {
  it('is paid at once, and its invoice leads to it', async () => {
    const fan = await newFan('pm_card_visa')
    const made = await fan.subscribe(fan.monthly, { metadata: { channel: 'demo', order: '9' } })
    expect(made.status).toBe('active')
    expect(periodEnd(made)).toBe(start + 30 * day)
    const { data } = await fan.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: await fan.intentOf(made) },
      expand: ['data.invoice'],
    })
    expect(data).toMatchObject([
      {
        status: 'paid',
        invoice: {
          total: 1000,
          billing_reason: 'subscription_create',
          parent: { subscription_details: { subscription: made.id, metadata: { order: '9' } } },
        },
      },
    ])
  })

  it('that is declined stays incomplete, takes another card, and expires after 23 hours', async () => {
    const fan = await newFan('pm_card_chargeCustomerFail')
    const [one, other] = [await fan.subscribe(fan.monthly), await fan.subscribe(fan.monthly)]
    expect([one.status, other.status]).toEqual(['incomplete', 'incomplete'])
    const paid = await fan.stripe.paymentIntents.confirm(await fan.intentOf(one), {
      payment_method: 'pm_card_visa',
    })
    await fan.advance(start + 23 * 3600)
    expect(await fan.find(one.id)).toMatchObject({
      status: 'active',
      default_payment_method: paid.payment_method,
    })
    expect(await fan.find(other.id)).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
  })

  it('asks the holder when the card wants it', async () => {
    const fan = await newFan('pm_card_authenticationRequired')
    const made = await fan.subscribe(fan.monthly)
    expect(made.status).toBe('incomplete')
    await control(sandbox, fan.account, 'POST', 'authenticate', { intent: await fan.intentOf(made) })
    expect(await fan.find(made.id)).toMatchObject({ status: 'active' })
  })

  it('renews every 30 days, or every 12 months on the same day', async () => {
    const fan = await newFan('pm_card_visa')
    const [month, year] = [await fan.subscribe(fan.monthly), await fan.subscribe(fan.annual)]
    expect(await fan.advance(start + 365 * day)).toBe(13)
    const { data } = await fan.stripe.invoices.list({ subscription: month.id, limit: 100 })
    expect(data.filter(({ status, total }) => status === 'paid' && total === 1000)).toHaveLength(13)
    expect(data[0]?.billing_reason).toBe('subscription_cycle')
    expect(periodEnd(await fan.find(month.id))).toBe(start + 13 * 30 * day)
    expect(periodEnd(await fan.find(year.id))).toBe(Date.UTC(2029, 0, 31, 12) / 1000)
  })

  it('that cannot be collected is past due, and active again when it is paid', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await fan.subscribe(fan.monthly)
    await fan.changeCard(id, 'pm_card_chargeCustomerFail')
    await fan.advance(start + 30 * day)
    const late = await fan.find(id)
    expect(late).toMatchObject({
      status: 'past_due',
      latest_invoice: {
        status: 'open',
        attempt_count: 1,
        next_payment_attempt: start + 33 * day,
        hosted_invoice_url: expect.stringContaining('/invoices/'),
      },
    })
    const { data: open } = await fan.stripe.invoices.list({ status: 'open' })
    const pay = (payment_method: string) => fan.stripe.invoices.pay(open[0]?.id ?? '', { payment_method })
    await expect(pay('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
    await pay('pm_card_visa')
    expect(await fan.find(id)).toMatchObject({ status: 'active' })
    expect((await fan.stripe.events.list({ type: 'invoice.payment_failed' })).data).toHaveLength(2)
  })

  it('is retried after 3, 5 and 7 days and then ends', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await fan.subscribe(fan.monthly)
    await fan.changeCard(id, 'pm_card_chargeCustomerFail')
    await fan.advance(start + 44 * day)
    expect(await fan.find(id)).toMatchObject({ status: 'past_due' })
    await fan.advance(start + 45 * day)
    expect(await fan.find(id)).toMatchObject({ status: 'canceled', ended_at: start + 45 * day })
  })

  it('whose renewal wants the holder waits for them', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await fan.subscribe(fan.monthly)
    await fan.changeCard(id, 'pm_card_authenticationRequired')
    await fan.advance(start + 30 * day)
    const late = await fan.find(id)
    expect(late.status).toBe('past_due')
    const { data } = await fan.stripe.events.list({ type: 'invoice.payment_action_required' })
    expect(data).toHaveLength(1)
    await control(sandbox, fan.account, 'POST', 'authenticate', { intent: await fan.intentOf(late) })
    expect(await fan.find(id)).toMatchObject({ status: 'active' })
  })

  it('that is not to renew runs to its end; one that is canceled is over at once', async () => {
    const fan = await newFan('pm_card_visa')
    const leaving = await fan.subscribe(fan.monthly)
    const staying = await fan.subscribe(fan.monthly)
    const gone = await fan.subscribe(fan.monthly)
    const leave = (id: string, cancel_at_period_end: boolean) =>
      fan.stripe.subscriptions.update(id, { cancel_at_period_end })
    for (const { id } of [leaving, staying])
      expect(await leave(id, true)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    await leave(staying.id, false)
    expect(await fan.stripe.subscriptions.cancel(gone.id)).toMatchObject({
      status: 'canceled',
      ended_at: start,
    })
    await fan.advance(start + 30 * day)
    expect(await fan.find(leaving.id)).toMatchObject({ status: 'canceled' })
    expect(await fan.find(staying.id)).toMatchObject({ status: 'active' })
    const { data } = await fan.stripe.subscriptions.list({ customer: fan.customer })
    expect(data.map(({ id }) => id)).toEqual([staying.id])
    const all = await fan.stripe.subscriptions.list({ customer: fan.customer, status: 'all' })
    expect(all.data).toHaveLength(3)
  })

  it('a trial costs nothing, and then is paid', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await fan.subscribe(fan.monthly, { trial_period_days: 14 })
    expect(await fan.find(id)).toMatchObject({
      status: 'trialing',
      trial_start: start,
      latest_invoice: { status: 'paid', total: 0 },
    })
    await fan.advance(start + 14 * day)
    const running = await fan.find(id)
    expect(running).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', total: 1000 } })
    expect(periodEnd(running)).toBe(start + 44 * day)
  })
})

describe('what it costs', () => {
  it('is less the coupon, with tax, once', async () => {
    const fan = await newFan('pm_card_visa')
    const { id: coupon } = await fan.stripe.coupons.create({ amount_off: 250, currency: 'usd' })
    const terms = { discounts: [{ coupon }], automatic_tax: { enabled: true } }
    await expect(fan.subscribe(fan.monthly, terms)).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    })
    const tax = { ip_address: '192.0.2.1', validate_location: 'immediately' as const }
    await fan.stripe.customers.update(fan.customer, { tax })
    const { id } = await fan.subscribe(fan.monthly, terms)
    expect(await fan.find(id)).toMatchObject({
      latest_invoice: {
        total: 825,
        status: 'paid',
        total_discount_amounts: [{ amount: 250 }],
        total_taxes: [{ amount: 75 }],
      },
    })
    await fan.advance(start + 30 * day)
    expect(await fan.find(id)).toMatchObject({ latest_invoice: { total: 1100 } })
  })

  it('is nothing with a full discount: paid at once without a card', async () => {
    const fan = await newFan(null)
    await expect(fan.subscribe(fan.monthly)).rejects.toMatchObject({ code: 'resource_missing' })
    const { id: coupon } = await fan.stripe.coupons.create({ amount_off: 5000, currency: 'usd' })
    const { id } = await fan.subscribe(fan.monthly, { discounts: [{ coupon }] })
    expect(await fan.find(id)).toMatchObject({
      status: 'active',
      latest_invoice: { total: 0, status: 'paid' },
    })
  })
})

describe('another plan', () => {
  it('counts what is left of both at once, and what is left over on the next invoice', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await fan.subscribe(fan.monthly)
    await fan.advance(start + 15 * day)
    const switched = await fan.choose(id, fan.dearer)
    expect(switched).toMatchObject({
      status: 'active',
      latest_invoice: {
        total: 1000,
        status: 'paid',
        billing_reason: 'subscription_update',
        lines: { data: [{ amount: -500 }, { amount: 1500 }] },
      },
    })
    expect(switched.items.data[0]?.price.id).toBe(fan.dearer)
    expect(periodEnd(switched)).toBe(start + 30 * day)
    expect(await fan.choose(id, fan.monthly)).toMatchObject({
      latest_invoice: { total: -1000, status: 'paid', amount_due: 0 },
    })
    await fan.advance(start + 30 * day)
    expect(await fan.find(id)).toMatchObject({
      latest_invoice: { total: 1000, status: 'paid', amount_due: 0 },
    })
  })

  it('with another length of period starts over at once', async () => {
    const fan = await newFan('pm_card_visa')
    const { id } = await fan.subscribe(fan.monthly)
    await fan.advance(start + 15 * day)
    const switched = await fan.choose(id, fan.annual)
    expect(switched).toMatchObject({ latest_invoice: { total: 9400, status: 'paid' } })
    expect(periodEnd(switched)).toBe(Date.UTC(2028, 1, 15, 12) / 1000)
  })
})
