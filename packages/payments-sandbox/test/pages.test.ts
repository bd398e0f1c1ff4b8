import { describe, expect, it } from 'vitest'
import { locales, wordsOf } from '../src/pages/words.ts'
import { control, createStripe, serveSandbox } from './stripe-client.ts'

const account = 'pages'
const sandbox = await serveSandbox()
const stripe = createStripe(sandbox, account)

function post(url: string, form: { [name: string]: string }): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

const typed = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  country: 'US',
  postal_code: '94080',
}

describe('the page of the bank', () => {
  const params = {
    amount: 1299,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    return_url: 'https://example.com/buy?package=3',
  }

  it.each([
    ['pass', 'succeeded', 'succeeded'],
    ['fail', 'failed', 'requires_payment_method'],
  ])('sends who chooses to %s back with %s', async (outcome, redirectStatus, status) => {
    const intent = await stripe.paymentIntents.create(params)
    const url = intent.next_action?.redirect_to_url?.url ?? ''
    const page = await fetch(`${url}&locale=fr`)
    expect(await page.text()).toContain('12,99')
    const answer = await post(url, { outcome })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      package: '3',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: redirectStatus,
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status })
    expect((await post(url, { outcome: 'pass' })).headers.get('location')).toContain(redirectStatus)
  })

  it('answers only who was sent there', async () => {
    const intent = await stripe.paymentIntents.create(params)
    const url = intent.next_action?.redirect_to_url?.url ?? ''
    await post(url.replace(/challenge=\w+/, 'challenge=guessed'), { outcome: 'pass' })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'requires_action' })
  })
})

describe('the form for cards', () => {
  it('may stand in any page, loads nothing, and takes only harmless colours', async () => {
    const query = new URLSearchParams({
      key: 'sandbox_public_pages',
      locale: 'bg',
      colorPrimary: 'rgb(1, 2, 3)',
      colorText: 'red; } body { background: url(https://example.com)',
    })
    const answer = await fetch(`${sandbox.url}/card-form?${query}`)
    const text = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain('Номер на картата')
    expect(text).toContain('--primary: rgb(1, 2, 3);')
    expect(text).not.toContain('example.com')
  })

  it('its script is whole', async () => {
    const script = await (await fetch(`${sandbox.url}/sandbox.js`)).text()
    expect(() => new Function(script)).not.toThrow()
    expect(script).toContain('window.SandboxStripe')
  })
})

describe('the key that browsers know', () => {
  it('sees an intent only with its secret, and makes nothing but cards', async () => {
    const { id: customer } = await stripe.customers.create()
    const intent = await stripe.setupIntents.create({ customer })
    const headers = { authorization: 'Bearer sandbox_public_pages' }
    const url = `${sandbox.url}/v1/setup_intents/${intent.id}`
    expect((await fetch(url, { headers })).status).toBe(400)
    const seen = await fetch(`${url}?client_secret=${intent.client_secret}`, { headers })
    const body = await seen.json()
    expect(body).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
    expect(body).not.toHaveProperty('customer')
    expect((await fetch(`${sandbox.url}/v1/customers`, { headers })).status).toBe(401)
    expect((await fetch(`${sandbox.url}/sandbox/webhooks`, { headers })).status).toBe(401)
  })
})

it('a receipt tells what was paid, with what and what came back', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1299,
    currency: 'usd',
    description: 'Lions @ <Bears>',
    payment_method: 'pm_card_visa',
    confirm: true,
    expand: ['latest_charge'],
  })
  await stripe.refunds.create({ payment_intent: intent.id, amount: 299 })
  const url = typeof intent.latest_charge === 'object' ? intent.latest_charge?.receipt_url : ''
  const text = await (await fetch(url ?? '')).text()
  expect(text).toContain('$12.99')
  expect(text).toContain('$2.99')
  expect(text).toContain('Visa •••• 4242')
  expect(text).toContain('Lions @ &lt;Bears&gt;')
})

describe('the portal', () => {
  async function openPortal() {
    const product = await stripe.products.create({ name: 'Season' })
    const price = (unit_amount: number) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month', interval_count: 12 },
      })
    const [cheap, dear] = await Promise.all([price(1000), price(2000)])
    const { id: customer } = await stripe.customers.create({ payment_method: 'pm_card_visa' })
    const { data: cards } = await stripe.customers.listPaymentMethods(customer)
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: cheap.id }],
      default_payment_method: cards[0]?.id ?? '',
    })
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          products: [{ product: product.id, prices: [cheap.id, dear.id] }],
          proration_behavior: 'always_invoice',
        },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
    })
    const session = await stripe.billingPortal.sessions.create({
      customer,
      configuration: configuration.id,
      return_url: 'https://example.com/profile',
    })
    return { url: session.url, customer, subscription: subscription.id, dear, card: cards[0]?.id ?? '' }
  }

  it('changes the plan, and cancels and keeps the renewal', async () => {
    const { url, subscription, dear } = await openPortal()
    const text = await (await fetch(url)).text()
    expect(text).toContain('$10.00 a year')
    expect(text).toContain('Change to Season, $20.00 a year')
    expect(text).toContain('href="https://example.com/profile"')
    expect((await post(url, { action: 'switch_plan', subscription, price: dear.id })).status).toBe(303)
    const switched = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })
    expect(switched.items.data[0]?.price.id).toBe(dear.id)
    expect(switched.latest_invoice).toMatchObject({ total: 1000, status: 'paid' })
    await post(url, { action: 'cancel', subscription })
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: true })
    await post(url, { action: 'keep', subscription })
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: false })
  })

  it('chooses the card for renewals, and removes cards', async () => {
    const { url, customer, card } = await openPortal()
    const chosen = async () => {
      const found = await stripe.customers.retrieve(customer)
      return found.deleted ? undefined : found.invoice_settings.default_payment_method
    }
    await post(url, { action: 'make_default', card_id: card })
    expect(await chosen()).toBe(card)
    await post(url, { action: 'remove_card', card_id: card })
    expect(await chosen()).toBe(null)
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
  })

  it('touches nothing of another customer, and closes after an hour', async () => {
    const [mine, other] = [await openPortal(), await openPortal()]
    for (const form of [
      { action: 'cancel', subscription: other.subscription },
      { action: 'remove_card', card_id: other.card },
    ])
      expect((await post(mine.url, form)).status).toBe(402)
    expect(await stripe.subscriptions.retrieve(other.subscription)).toMatchObject({
      cancel_at_period_end: false,
    })
    expect((await fetch(mine.url.replace(/bps_\w+/, 'bps_guessed'))).status).toBe(404)
    expect((await fetch(mine.url)).status).toBe(200)
    await control(sandbox, account, 'POST', 'clock', { advance_seconds: 3601 })
    expect((await fetch(mine.url)).status).toBe(404)
  })
})

it('an open invoice is paid on its page', async () => {
  const product = await stripe.products.create({ name: 'Pass' })
  const recurring = { interval: 'day', interval_count: 30 } as const
  const plan = { currency: 'usd', product: product.id, unit_amount: 700, recurring }
  const { id: customer } = await stripe.customers.create()
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: 'pm_card_chargeCustomerFail',
    items: [{ price: (await stripe.prices.create(plan)).id }],
    expand: ['latest_invoice'],
  })
  const { latest_invoice } = subscription
  const url = (typeof latest_invoice === 'object' && latest_invoice?.hosted_invoice_url) || ''
  const refused = await post(url, { ...typed, number: '4000 0000 0000 9995' })
  expect(await refused.text()).toContain('insufficient funds')
  const challenged = await post(url, { ...typed, number: '4000 0027 6000 3184' })
  const bank = challenged.headers.get('location') ?? ''
  expect((await post(bank, { outcome: 'pass' })).headers.get('location')).toContain(url)
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})

it('no word is missing in any language, and none has lost a place for a value', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
  for (const locale of locales)
    for (const [name, text] of Object.entries(wordsOf(locale))) {
      expect(text, `${locale} ${name}`).not.toBe('')
      expect(places(text), `${locale} ${name}`).toEqual(
        places(Object.entries(wordsOf('en')).find(([one]) => one === name)?.[1] ?? ''),
      )
    }
})
