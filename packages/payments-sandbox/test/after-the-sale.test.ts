import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { control, createStripe, serveSandbox } from './stripe-client.ts'

const account = 'after'
const sandbox = await serveSandbox()
const stripe = createStripe(sandbox, account)

const sale = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
const refund = (given: Stripe.RefundCreateParams) => stripe.refunds.create(given)

async function chargeOf({ id }: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  if (latest_charge === null || typeof latest_charge === 'string') throw new Error('not expanded')
  return latest_charge
}

describe('a refund', () => {
  it('of a part leaves the rest, and no more than the rest can follow', async () => {
    const { id: payment_intent, ...intent } = await stripe.paymentIntents.create(sale)
    const paid = { ...intent, id: payment_intent }
    await refund({ payment_intent, amount: 300, metadata: { order: '5' } })
    expect(await chargeOf(paid)).toMatchObject({ amount_refunded: 300 })
    await expect(refund({ payment_intent, amount: 701 })).rejects.toMatchObject({ param: 'amount' })
    await refund({ payment_intent })
    expect(await chargeOf(paid)).toMatchObject({ amount_refunded: 1000 })
    await expect(refund({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
    const { data } = await stripe.refunds.list({ payment_intent })
    expect(data.map(({ amount, metadata }) => [amount, metadata?.order])).toEqual([
      [700, undefined],
      [300, '5'],
    ])
  })
})

describe('a payout', () => {
  it('takes no more than there is, and is at the bank on the second day', async () => {
    const own = createStripe(sandbox, 'paid-out')
    const intent = await own.paymentIntents.create(sale)
    await own.refunds.create({ payment_intent: intent.id, amount: 300 })
    const payOut = (amount: number) => own.payouts.create({ amount, currency: 'usd' })
    await expect(payOut(642)).rejects.toMatchObject({ code: 'balance_insufficient' })
    const payout = await payOut(641)
    expect(payout).toMatchObject({ status: 'in_transit', currency: 'usd' })
    expect(payout.arrival_date % 86_400).toBe(0)
    await expect(payOut(1)).rejects.toMatchObject({ code: 'balance_insufficient' })

    await control(sandbox, 'paid-out', 'POST', 'clock', { advance_seconds: 2 * 86_400 })
    expect(await own.payouts.retrieve(payout.id)).toMatchObject({ status: 'paid' })
    expect((await own.events.list({ type: 'payout.paid' })).data).toHaveLength(1)
  })

  it('by schedule tells what it consists of, and one that fails goes with the next', async () => {
    const own = createStripe(sandbox, 'scheduled')
    const payOutAll = () => control(sandbox, 'scheduled', 'POST', 'payouts', { currency: 'usd' })
    const partsOf = async (payout: string) =>
      (await own.balanceTransactions.list({ payout, expand: ['data.source'] })).data
    const intent = await own.paymentIntents.create(sale)
    await own.refunds.create({ payment_intent: intent.id, amount: 300 })
    const { body: first } = await payOutAll()
    expect(first).toMatchObject({ amount: 641, automatic: true, reconciliation_status: 'completed' })
    expect(await partsOf(first.id)).toMatchObject([
      { type: 'refund', amount: -300, fee: 0, source: { payment_intent: intent.id } },
      { type: 'charge', amount: 1000, fee: 59, net: 941, source: { payment_intent: intent.id } },
    ])
    expect((await payOutAll()).status).toBe(400)

    await control(sandbox, 'scheduled', 'POST', 'payouts/fail', { payout: first.id })
    expect(await own.payouts.retrieve(first.id)).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    })
    await own.paymentIntents.create(sale)
    const { body: next } = await payOutAll()
    expect(next.amount).toBe(641 + 941)
    expect((await partsOf(next.id)).map(({ type }) => type)).toEqual(['payout_failure', 'charge'])
  })
})

describe('the tax of a payment', () => {
  const line_items = [{ amount: 1000 }, { amount: 255 }]
  const calculate = (ip_address: string) =>
    stripe.tax.calculations.create({ currency: 'usd', line_items, customer_details: { ip_address } })

  it('is reported once it is paid, and taken back with the money', async () => {
    const { id, tax_amount_exclusive } = await calculate('192.0.2.1')
    expect(tax_amount_exclusive).toBe(126)
    const hooks = (calculation: string) => ({ inputs: { tax: { calculation } } })
    const { id: payment_intent } = await stripe.paymentIntents.create({
      ...sale,
      hooks: hooks(id ?? ''),
      payment_method: 'pm_card_authenticationRequired',
    })
    const attempts = async () => {
      const { tax_transaction_attempts } = await stripe.tax.associations.find({ payment_intent })
      return tax_transaction_attempts ?? []
    }
    expect(await attempts()).toEqual([])
    await control(sandbox, account, 'POST', 'authenticate', { intent: payment_intent })
    expect(await attempts()).toMatchObject([{ source: payment_intent, status: 'committed' }])
    const part = await refund({ payment_intent, amount: 550 })
    const rest = await refund({ payment_intent })
    const [, first, second] = await attempts()
    expect([first?.source, second?.source]).toEqual([part.id, rest.id])
    const reversal = await stripe.tax.transactions.retrieve(first?.committed?.transaction ?? '')
    expect(reversal).toMatchObject({ type: 'reversal', reference: part.id })
    await expect(
      stripe.paymentIntents.create({ ...sale, hooks: hooks('taxcalc_none') }),
    ).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('needs a place', async () => {
    await expect(calculate('203.0.113.7')).rejects.toMatchObject({ code: 'customer_tax_location_invalid' })
  })
})

describe('a dispute', () => {
  it('comes with its test card, takes evidence once, and is won', async () => {
    const intent = await stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_createDispute' })
    const { data } = await stripe.disputes.list({ payment_intent: intent.id })
    expect(data).toMatchObject([{ status: 'needs_response', reason: 'fraudulent', amount: 1000 }])
    expect(await chargeOf(intent)).toMatchObject({ disputed: true, paid: true })
    const dispute = data[0]?.id ?? ''
    const evidence = { access_activity_log: '2027-01-01 played' }
    expect(await stripe.disputes.update(dispute, { evidence, submit: true })).toMatchObject({
      status: 'under_review',
      evidence,
      evidence_details: { submission_count: 1 },
    })
    await expect(stripe.disputes.update(dispute, { evidence })).rejects.toMatchObject({ param: 'evidence' })
    const won = await control(sandbox, account, 'POST', 'disputes/decide', { dispute, outcome: 'won' })
    expect(won.body).toMatchObject({ status: 'won' })
    expect(await refund({ payment_intent: intent.id })).toMatchObject({ status: 'succeeded' })
    for (const event of ['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated'])
      expect((await stripe.events.list({ type: `charge.dispute.${event}` })).data).toHaveLength(1)
  })

  it('is opened and lost when a test says so', async () => {
    const intent = await stripe.paymentIntents.create(sale)
    const { id: charge } = await chargeOf(intent)
    const opened = await control(sandbox, account, 'POST', 'disputes', { charge })
    expect(opened.body).toMatchObject({ charge, status: 'needs_response' })
    await expect(refund({ payment_intent: intent.id })).rejects.toMatchObject({ code: 'charge_disputed' })
    const decision = { dispute: opened.body.id, outcome: 'lost' }
    const decided = await control(sandbox, account, 'POST', 'disputes/decide', decision)
    expect(decided.body).toMatchObject({ status: 'lost' })
    expect((await control(sandbox, account, 'POST', 'disputes/decide', decision)).status).toBe(400)
  })
})

it('a domain is registered once', async () => {
  const first = await stripe.paymentMethodDomains.create({ domain_name: 'tv.example.com' })
  expect((await stripe.paymentMethodDomains.create({ domain_name: 'tv.example.com' })).id).toBe(first.id)
  expect((await stripe.paymentMethodDomains.list()).data).toHaveLength(1)
})
