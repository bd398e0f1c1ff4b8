import { describe, expect, it } from 'vitest'
import { control, createStripe, serveSandbox } from './stripe-client.ts'

const sandbox = await serveSandbox()
const stripe = createStripe(sandbox, 'payments')

const price = { amount: 1299, currency: 'usd' }

async function newBuyer(token: string): Promise<{ customer: string; payment_method: string }> {
  const customer = await stripe.customers.create({ email: 'fan@example.com' })
  const method = await stripe.paymentMethods.attach(token, { customer: customer.id })
  return { customer: customer.id, payment_method: method.id }
}

describe('a payment with a saved card', () => {
  it('takes the money and gives a receipt', async () => {
    const buyer = await newBuyer('pm_card_visa')
    const intent = await stripe.paymentIntents.create({
      ...price,
      ...buyer,
      confirm: true,
      metadata: { channel: 'demo', order: '7' },
      expand: ['latest_charge'],
    })
    expect(intent).toMatchObject({
      status: 'succeeded',
      ...buyer,
      metadata: { order: '7' },
      latest_charge: { paid: true, amount: 1299, payment_method_details: { card: { last4: '4242' } } },
    })
    expect(typeof intent.latest_charge === 'object' && intent.latest_charge?.receipt_url).toContain(
      '/receipts/',
    )
    expect(intent).not.toHaveProperty('sandbox')
  })

  it('gives each card one fingerprint, whoever holds it', async () => {
    const [one, two, other] = await Promise.all([
      stripe.paymentMethods.create({ type: 'card', card: typed('4242424242424242') }),
      stripe.paymentMethods.create({ type: 'card', card: typed('4242424242424242') }),
      stripe.paymentMethods.create({ type: 'card', card: typed('5555555555554444') }),
    ])
    expect(one.card?.fingerprint).toBe(two.card?.fingerprint)
    expect(one.card?.fingerprint).not.toBe(other.card?.fingerprint)
  })
})

it.each(['apple_pay', 'google_pay'] as const)(
  'a card that %s gave says so, with the address of its holder',
  async wallet => {
    const response = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox_public_payments' },
      body: new URLSearchParams({
        type: 'card',
        'card[number]': '4242424242424242',
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
        'card[cvc]': '123',
        'billing_details[email]': 'fan@wallet.example',
        'sandbox[wallet]': wallet,
      }),
    })
    const { id } = await response.json()
    const given = { type: wallet, [wallet]: {}, dynamic_last4: '4242' }
    const billing = { email: 'fan@wallet.example', name: null }
    const kept = await stripe.paymentMethods.retrieve(id)
    expect(kept).toMatchObject({ card: { wallet: given }, billing_details: billing })
    expect(kept).not.toHaveProperty('email')
    const paid = await stripe.paymentIntents.create({
      ...price,
      payment_method: id,
      confirm: true,
      expand: ['latest_charge'],
    })
    expect(paid.latest_charge).toMatchObject({
      billing_details: billing,
      payment_method_details: { card: { wallet: given } },
    })
    const typedIn = await stripe.paymentMethods.create({ type: 'card', card: typed('4242424242424242') })
    expect(typedIn).toMatchObject({ card: { wallet: null }, billing_details: { email: null } })
  },
)

it('a card that its customer lost pays for nothing more, whoever holds its id', async () => {
  const { customer, payment_method } = await newBuyer('pm_card_visa')
  expect((await stripe.paymentMethods.detach(payment_method)).customer).toBeNull()
  expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
  const refused = { code: undefined, type: 'StripeInvalidRequestError' }
  const pay = stripe.paymentIntents.create({ ...price, payment_method, confirm: true })
  await expect(pay).rejects.toMatchObject(refused)
  await expect(stripe.paymentMethods.attach(payment_method, { customer })).rejects.toMatchObject(refused)
  await expect(stripe.paymentMethods.detach(payment_method)).rejects.toMatchObject(refused)
})

function typed(number: string) {
  return { number, exp_month: 12, exp_year: 2040, cvc: '123' }
}

describe('a card that is refused', () => {
  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('%s says why', async (token, code, decline_code) => {
    const attempt = stripe.paymentIntents.create({ ...price, payment_method: token, confirm: true })
    await expect(attempt).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code,
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
    })
  })

  it('is attached where only its charges fail, and not otherwise', async () => {
    const buyer = await newBuyer('pm_card_chargeCustomerFail')
    const charge = stripe.paymentIntents.create({ ...price, ...buyer, confirm: true })
    await expect(charge).rejects.toMatchObject({ decline_code: 'generic_decline' })
    await expect(newBuyer('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  })

  it.each([
    [typed('4242424242424241'), 'incorrect_number'],
    [{ ...typed('4242424242424242'), exp_month: 13 }, 'invalid_expiry_month'],
    [{ ...typed('4242424242424242'), exp_year: 2020 }, 'invalid_expiry_year'],
    [{ ...typed('4242424242424242'), cvc: '12' }, 'invalid_cvc'],
    [typed('4111111111111111'), 'card_declined'],
  ])('is refused as it is typed in: %o', async (card, code) => {
    await expect(stripe.paymentMethods.create({ type: 'card', card })).rejects.toMatchObject({ code })
  })
})

describe('3-D Secure', () => {
  it('asks the holder, and takes the money when they pass', async () => {
    const intent = await stripe.paymentIntents.create({
      ...price,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
      return_url: 'https://example.com/buy',
    })
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: 'https://example.com/buy' } },
    })
    await control(sandbox, 'payments', 'POST', 'authenticate', { intent: intent.id, outcome: 'pass' })
    expect(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: {
        payment_method_details: {
          card: {
            electronic_commerce_indicator: '05',
            three_d_secure: { electronic_commerce_indicator: '05', result: 'authenticated' },
          },
        },
      },
    })
  })

  it('takes nothing when it fails, and another card pays the same intent', async () => {
    const { id } = await stripe.paymentIntents.create({
      ...price,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    })
    await control(sandbox, 'payments', 'POST', 'authenticate', { intent: id, outcome: 'fail' })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    })
    const declined = { payment_method: 'pm_card_chargeDeclined' }
    await expect(stripe.paymentIntents.confirm(id, declined)).rejects.toMatchObject({ statusCode: 402 })
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
    const { data } = await stripe.charges.list({ payment_intent: id })
    expect(data.map(one => one.paid)).toEqual([true, false])
  })

  it('does not ask again about a card that was set up', async () => {
    const { id: customer } = await stripe.customers.create()
    const setup = await stripe.setupIntents.create({ customer })
    const asked = await stripe.setupIntents.confirm(setup.id, {
      payment_method: 'pm_card_authenticationRequiredOnSetup',
    })
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { use_stripe_sdk: { stripe_js: expect.stringContaining('/3d-secure/') } },
    })
    const passed = await control(sandbox, 'payments', 'POST', 'authenticate', { intent: setup.id })
    expect(passed.body).toMatchObject({ status: 'succeeded' })
    const payment_method = String(passed.body.payment_method)
    const paid = await stripe.paymentIntents.create({ ...price, customer, payment_method, confirm: true })
    expect(paid.status).toBe('succeeded')
  })
})

it('what was made is found page by page, the newest first', async () => {
  const { id: customer } = await stripe.customers.create()
  const made: string[] = []
  const given = { ...price, customer, payment_method: 'pm_card_visa', confirm: true }
  for (let index = 0; index < 5; index += 1) made.unshift((await stripe.paymentIntents.create(given)).id)
  const first = await stripe.paymentIntents.list({ customer, limit: 2 })
  expect(first).toMatchObject({ has_more: true, url: '/v1/payment_intents' })
  const all: string[] = []
  for await (const { id } of stripe.paymentIntents.list({ customer, limit: 2 })) all.push(id)
  expect(all).toEqual(made)
})

it('a customer who is deleted takes their subscriptions along and leaves their payments', async () => {
  const product = await stripe.products.create({ name: 'Season' })
  const recurring = { interval: 'day', interval_count: 30 } as const
  const { customer, payment_method } = await newBuyer('pm_card_visa')
  const paid = await stripe.paymentIntents.create({ ...price, customer, payment_method, confirm: true })
  const plan = { currency: 'usd', product: product.id, unit_amount: 500, recurring }
  const items = [{ price: (await stripe.prices.create(plan)).id }]
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: payment_method,
    items,
  })
  await stripe.customers.del(customer)
  await expect(stripe.customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' })
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
  expect(await stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ status: 'succeeded', customer })
})

describe('what is wrong is said as Stripe says it', () => {
  const sale = { ...price, payment_method: 'pm_card_visa', confirm: true }
  const { currency: _, ...withoutCurrency } = sale

  it.each([
    ['an unknown parameter', { ...sale, colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    ['no currency', withoutCurrency, { code: 'parameter_missing', param: 'currency' }],
    ['too little', { ...sale, amount: 10 }, { code: 'amount_too_small' }],
    ['no such customer', { ...sale, customer: 'cus_none' }, { code: 'resource_missing', statusCode: 404 }],
  ])('%s', async (_, params, error) => {
    const attempt = stripe.rawRequest('POST', '/v1/payment_intents', params)
    await expect(attempt).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...error })
  })

  it('a paid intent is not paid again or canceled', async () => {
    const paid = await stripe.paymentIntents.create(sale)
    for (const attempt of [
      () => stripe.paymentIntents.confirm(paid.id),
      () => stripe.paymentIntents.cancel(paid.id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('a key that is not the sandbox’s', async () => {
    const { port } = sandbox
    const answer = await fetch(`http://127.0.0.1:${port}/v1/customers`, {
      headers: { authorization: 'Bearer something_else' },
    })
    expect(answer.status).toBe(401)
  })

  it('another version of the API', async () => {
    const asked = stripe.rawRequest('GET', '/v1/customers', {}, { apiVersion: '2020-08-27' })
    await expect(asked).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  })

  it('another account sees nothing of it', async () => {
    const made = await stripe.customers.create()
    const other = createStripe(sandbox, 'somebody_else')
    await expect(other.customers.retrieve(made.id)).rejects.toMatchObject({ code: 'resource_missing' })
  })
})
