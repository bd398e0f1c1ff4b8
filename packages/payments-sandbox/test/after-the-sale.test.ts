import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { control, createStripe, startTestSandbox } from './stripe-client.ts'

const account = 'after'
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let stripe: Stripe

beforeAll(async () => {
  sandbox = await startTestSandbox()
  stripe = createStripe(sandbox, account)
})
afterAll(() => sandbox.close())

function buy(payment_method = 'pm_card_visa') {
  return stripe.paymentIntents.create({ amount: 1000, currency: 'usd', payment_method, confirm: true })
}

async function chargeOf({ id }: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] })
  if (latest_charge === null || typeof latest_charge === 'string') throw new Error('not expanded')
  return latest_charge
}

describe('a refund', () => {
  it('of a part leaves the rest, and no more than the rest can follow', async () => {
    const intent = await buy()
    await stripe.refunds.create({ payment_intent: intent.id, amount: 300, metadata: { order: '5' } })
    expect(await chargeOf(intent)).toMatchObject({
      amount_refunded: 300,
      refunded: false,
      refunds: { data: [{ amount: 300, status: 'succeeded', metadata: { order: '5' } }] },
    })
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 701 })).rejects.toMatchObject({
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent: intent.id })
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1000, refunded: true })
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const { data } = await stripe.refunds.list({ payment_intent: intent.id })
    expect(data.map(({ amount }) => amount)).toEqual([700, 300])
    const { data: events } = await stripe.events.list({ type: 'charge.refunded', limit: 2 })
    expect(events[0]?.data).toMatchObject({
      object: { refunded: true },
      previous_attributes: { refunded: false, amount_refunded: 300 },
    })
  })
})

describe('a payout', () => {
  it('takes no more than there is, and is at the bank on the second day', async () => {
    const own = createStripe(sandbox, 'paid-out')
    const paid = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
    const intent = await own.paymentIntents.create(paid)
    await own.refunds.create({ payment_intent: intent.id, amount: 300 })
    await expect(own.payouts.create({ amount: 642, currency: 'usd' })).rejects.toMatchObject({
      code: 'balance_insufficient',
    })
    const payout = await own.payouts.create({ amount: 641, currency: 'usd' })
    expect(payout).toMatchObject({ status: 'in_transit', currency: 'usd' })
    expect(payout.arrival_date % 86_400).toBe(0)
    await expect(own.payouts.create({ amount: 1, currency: 'usd' })).rejects.toMatchObject({
      code: 'balance_insufficient',
    })
    const { data: moved } = await own.balanceTransactions.list({ type: 'payout' })
    expect(moved).toMatchObject([{ amount: -641, source: payout.id }])

    await control(sandbox, 'paid-out', 'POST', 'clock', { advance_seconds: 2 * 86_400 })
    expect(await own.payouts.retrieve(payout.id)).toMatchObject({ status: 'paid' })
    expect((await own.payouts.list({ status: 'paid' })).data).toHaveLength(1)
    const { data: events } = await own.events.list({ limit: 3 })
    expect(events.map(({ type }) => type)).toContain('payout.paid')
  })
})

describe('the tax of a payment', () => {
  it('is reported once it is paid, and taken back with the money', async () => {
    const calculation = await stripe.tax.calculations.create({
      currency: 'usd',
      line_items: [{ amount: 1000, reference: 'game', tax_behavior: 'exclusive' }],
      customer_details: { ip_address: '192.0.2.1' },
    })
    const hooks = { inputs: { tax: { calculation: calculation.id } } }
    const given = { amount: calculation.amount_total, currency: 'usd', hooks }
    const intent = await stripe.paymentIntents.create({ ...given, payment_method: 'pm_card_visa' })
    const attempts = async () => {
      const { tax_transaction_attempts } = await stripe.tax.associations.find({ payment_intent: intent.id })
      return tax_transaction_attempts ?? []
    }
    expect(await attempts()).toEqual([])
    await stripe.paymentIntents.confirm(intent.id)
    expect(await attempts()).toMatchObject([{ source: intent.id, status: 'committed' }])
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 550 })
    const rest = await stripe.refunds.create({ payment_intent: intent.id })
    const [, first, second] = await attempts()
    expect([first?.source, second?.source]).toEqual([part.id, rest.id])
    const reversal = await stripe.tax.transactions.retrieve(first?.committed?.transaction ?? '')
    expect(reversal).toMatchObject({ type: 'reversal', reference: part.id })
    const unknown = { inputs: { tax: { calculation: 'taxcalc_none' } } }
    await expect(stripe.paymentIntents.create({ ...given, hooks: unknown })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

describe('a dispute', () => {
  it('comes with its test card, takes evidence and is won', async () => {
    const intent = await buy('pm_card_createDispute')
    const { data } = await stripe.disputes.list({ payment_intent: intent.id })
    expect(data).toMatchObject([{ status: 'needs_response', reason: 'fraudulent', amount: 1000 }])
    expect(await chargeOf(intent)).toMatchObject({ disputed: true, paid: true })
    const id = data[0]?.id ?? ''
    const evidence = { access_activity_log: '2027-01-01 played', uncategorized_text: 'winning_evidence' }
    expect(await stripe.disputes.update(id, { evidence })).toMatchObject({
      status: 'won',
      evidence: { access_activity_log: '2027-01-01 played' },
      evidence_details: { submission_count: 1 },
    })
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ status: 'succeeded' })
    const { data: events } = await stripe.events.list({ type: 'charge.dispute.*' })
    expect(events.map(({ type }) => type.slice('charge.dispute.'.length))).toEqual([
      'funds_reinstated',
      'closed',
      'updated',
      'funds_withdrawn',
      'created',
    ])
  })

  it('is opened and lost when a test says so', async () => {
    const charge = await chargeOf(await buy())
    const opened = await control(sandbox, account, 'POST', 'disputes', { charge: charge.id })
    expect(opened.body).toMatchObject({ charge: charge.id, status: 'needs_response' })
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    const decision = { dispute: opened.body.id, outcome: 'lost' }
    const decided = await control(sandbox, account, 'POST', 'disputes/decide', decision)
    expect(decided.body).toMatchObject({ status: 'lost' })
    expect((await control(sandbox, account, 'POST', 'disputes/decide', decision)).status).toBe(400)
  })
})

describe('tax', () => {
  const line_items = [
    { amount: 1000, reference: 'base' },
    { amount: 255, reference: 'service_fee' },
  ]
  const customer_details = {
    address: { country: 'US', state: 'CA', postal_code: '94080' },
    address_source: 'billing' as const,
  }

  it('is added to each line, and taken back with a refund', async () => {
    const calculation = await stripe.tax.calculations.create({
      currency: 'usd',
      line_items,
      customer_details,
      expand: ['line_items'],
    })
    expect(calculation).toMatchObject({
      amount_total: 1381,
      tax_amount_exclusive: 126,
      line_items: { data: [{ amount_tax: 100 }, { amount_tax: 26, reference: 'service_fee' }] },
    })
    const transaction = await stripe.tax.transactions.createFromCalculation({
      calculation: calculation.id ?? '',
      reference: 'order 1',
    })
    const reversal = await stripe.tax.transactions.createReversal({
      mode: 'full',
      original_transaction: transaction.id,
      reference: 'order 1, refunded',
      expand: ['line_items'],
    })
    expect(reversal.line_items?.data.map(({ amount_tax }) => amount_tax)).toEqual([-100, -26])
  })

  it('needs a place, and follows the rate that is set', async () => {
    await expect(stripe.tax.calculations.create({ currency: 'usd', line_items })).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    })
    await control(sandbox, account, 'POST', 'settings', { tax_percent: 0 })
    const free = await stripe.tax.calculations.create({ currency: 'usd', line_items, customer_details })
    expect(free.tax_amount_exclusive).toBe(0)
  })
})

it('a domain is registered once', async () => {
  const first = await stripe.paymentMethodDomains.create({ domain_name: 'tv.example.com' })
  expect(first).toMatchObject({ enabled: true, apple_pay: { status: 'active' } })
  expect((await stripe.paymentMethodDomains.create({ domain_name: 'tv.example.com' })).id).toBe(first.id)
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: 'tv.example.com' })
  expect(data).toHaveLength(1)
})
