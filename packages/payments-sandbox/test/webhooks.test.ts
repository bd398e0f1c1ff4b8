import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { control, createStripe, serveSandbox } from './stripe-client.ts'
import { startReceiver, verify } from './webhook-receiver.ts'

const account = 'webhooks'
const purchase = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
const purchaseEvents = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']

const receiver = await startReceiver()
afterAll(() => receiver.close())
const sandbox = await serveSandbox()
const stripe = createStripe(sandbox, account)
const endpoint = await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] })
const secret = endpoint.secret ?? ''
afterEach(async () => {
  await control(sandbox, account, 'POST', 'webhooks', {})
  await control(sandbox, account, 'POST', 'webhooks/release', {})
  await sandbox.idle()
  receiver.received.length = 0
})

const setMode = (mode: { [name: string]: string | number }) =>
  control(sandbox, account, 'POST', 'webhooks', mode)

describe('a webhook', () => {
  it('is signed with the secret that the endpoint was made with', async () => {
    const intent = await stripe.paymentIntents.create({ ...purchase, metadata: { order: '1' } })
    await sandbox.idle()
    expect(receiver.types().sort()).toEqual([...purchaseEvents].sort())
    const nowMs = Date.now()
    for (const received of receiver.received) {
      expect(verify(received, secret, nowMs).id).toBe(received.event.id)
      expect(() => verify(received, `${secret}x`, nowMs)).toThrow('signature')
      expect(() => verify(received, secret, nowMs + 400_000)).toThrow('tolerance')
    }
    const succeeded = receiver.received.find(({ event }) => event.type === 'payment_intent.succeeded')
    expect(succeeded?.event.data.object).toMatchObject({ id: intent.id, metadata: { order: '1' } })
    expect(succeeded?.payload).not.toContain('"sandbox"')
  })

  it('comes again until it is answered with 2xx', async () => {
    receiver.answers.push(500, 302)
    await stripe.customers.create()
    await sandbox.idle()
    expect(receiver.types()).toEqual(Array(3).fill('customer.created'))
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
  })

  it('comes twice', async () => {
    await setMode({ copies: 2 })
    await stripe.customers.create()
    await sandbox.idle()
    expect(receiver.types()).toEqual(['customer.created', 'customer.created'])
  })

  it('never comes, and stands in /v1/events all the same', async () => {
    await setMode({ mode: 'drop' })
    const customer = await stripe.customers.create()
    await sandbox.idle()
    expect(receiver.received).toEqual([])
    const { data } = await stripe.events.list({ type: 'customer.created', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({ id: customer.id })
  })

  it('comes late, and more often than once', async () => {
    await setMode({ mode: 'hold' })
    await stripe.paymentIntents.create(purchase)
    await sandbox.idle()
    expect(receiver.types()).toEqual([])
    await control(sandbox, account, 'POST', 'webhooks/release', { order: 'shuffle', copies: 2 })
    await sandbox.idle()
    expect(receiver.types().sort()).toEqual([...purchaseEvents, ...purchaseEvents].sort())
  })

  it('stops where an endpoint is gone', async () => {
    const leaving = await stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:9/',
      enabled_events: ['customer.created'],
    })
    await stripe.customers.create()
    await stripe.webhookEndpoints.del(leaving.id)
    await sandbox.idle()
    const deliveries = await control(sandbox, account, 'GET', 'webhooks')
    const states = deliveries.body.data
      .filter((one: { endpoint: string }) => one.endpoint === leaving.id)
      .map((one: { state: string }) => one.state)
    expect(states).toEqual(['dropped'])
  })

  it('goes only where its type is wanted', async () => {
    const choosy = await startReceiver()
    const { id } = await stripe.webhookEndpoints.create({
      url: choosy.url,
      enabled_events: ['payment_intent.succeeded'],
    })
    await stripe.paymentIntents.create(purchase)
    await sandbox.idle()
    expect(choosy.types()).toEqual(['payment_intent.succeeded'])
    await stripe.webhookEndpoints.del(id)
    choosy.close()
    const { data } = await stripe.webhookEndpoints.list()
    expect(data.map(({ url }) => url)).toEqual([receiver.url])
    expect(data[0]).not.toHaveProperty('secret')
  })
})
