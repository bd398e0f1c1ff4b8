import { expect, it } from 'vitest'
import { control, createStripe, serveSandbox } from './stripe-client.ts'

const hourMs = 3600 * 1000
const account = 'keys'
const params = { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }

let nowMs = Date.UTC(2027, 0, 1)

const sandbox = await serveSandbox({ now: () => nowMs })
const stripe = createStripe(sandbox, account)

async function countCharges(): Promise<number> {
  const { data } = await stripe.charges.list({ limit: 100 })
  return data.length
}

async function fault(body: { [name: string]: string | number }): Promise<void> {
  await control(sandbox, account, 'POST', 'faults', { path: '/v1/payment_intents', ...body })
}

it('a repeated key is answered as before and charges once', async () => {
  const before = await countCharges()
  const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'one' })
  const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'one' })
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(await countCharges()).toBe(before + 1)
})

it('a key with other parameters is refused', async () => {
  await stripe.paymentIntents.create(params, { idempotencyKey: 'two' })
  const other = stripe.paymentIntents.create({ ...params, amount: 600 }, { idempotencyKey: 'two' })
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

it('a decline is answered again as it was', async () => {
  const declined = { ...params, payment_method: 'pm_card_chargeDeclined' }
  const before = await countCharges()
  for (let turn = 0; turn < 2; turn += 1)
    await expect(
      stripe.paymentIntents.create(declined, { idempotencyKey: 'declined' }),
    ).rejects.toMatchObject({ code: 'card_declined' })
  expect(await countCharges()).toBe(before + 1)
})

it('what was refused before it began may be sent again, mended', async () => {
  const wrong = { ...params, customer: 'cus_none' }
  await expect(stripe.paymentIntents.create(wrong, { idempotencyKey: 'mended' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  expect(await stripe.paymentIntents.create(params, { idempotencyKey: 'mended' })).toMatchObject({
    status: 'succeeded',
  })
})

it.each(['before', 'after'])('a 500 %s the effect is kept with the key', async when => {
  const before = await countCharges()
  await fault({ when, reply: 'error' })
  for (let turn = 0; turn < 2; turn += 1)
    await expect(stripe.paymentIntents.create(params, { idempotencyKey: when })).rejects.toMatchObject({
      statusCode: 500,
      headers: turn ? { 'idempotent-replayed': 'true' } : {},
    })
  expect(await countCharges()).toBe(before + (when === 'after' ? 1 : 0))
})

it.each(['before', 'after'])(
  'a connection that breaks %s the effect charges once when it comes again',
  async when => {
    const before = await countCharges()
    await fault({ when, reply: 'reset' })
    // The SDK sends again by itself, with the same key, what broke without an answer.
    const intent = await stripe.paymentIntents.create(params)
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe(when === 'after' ? 'true' : undefined)
    expect(await countCharges()).toBe(before + 1)
  },
)

it('a key whose first request is not answered yet is in use', async () => {
  await fault({ when: 'before', reply: 'slow', delay_ms: 150 })
  const first = stripe.paymentIntents.create(params, { idempotencyKey: 'flight' })
  const second = stripe.paymentIntents.create(params, { idempotencyKey: 'flight' })
  const answers = await Promise.allSettled([first, second])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: 409, code: 'idempotency_key_in_use' },
  })
})

it('a key is forgotten after 24 hours', async () => {
  const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'old' })
  nowMs += 24 * hourMs - 1
  expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'old' })).id).toBe(first.id)
  nowMs += 1
  const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'old' })
  expect(second.id).not.toBe(first.id)
})
