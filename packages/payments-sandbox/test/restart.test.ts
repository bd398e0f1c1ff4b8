import { appendFile, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startSandbox } from '../src/index.ts'
import { createStripe, startTestSandbox } from './stripe-client.ts'
import { startReceiver } from './webhook-receiver.ts'

const purchase = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
const open: { close(): unknown }[] = []

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

it('keeps everything across restarts: objects, their order, keys and what is still to be told', async () => {
  const dead = 'http://127.0.0.1:9/'
  const first = await startTestSandbox()
  open.push({ close: () => rm(first.dir, { recursive: true }) })
  const stripe = createStripe(first, 'kept')
  const endpoint = await stripe.webhookEndpoints.create({ url: dead, enabled_events: ['customer.created'] })
  const customer = await stripe.customers.create({ email: 'a@example.com' })
  const intent = await stripe.paymentIntents.create(purchase, { idempotencyKey: 'k' })
  const later = await stripe.paymentIntents.create(purchase)
  await stripe.paymentIntents.update(intent.id, { metadata: { changed: 'yes' } })
  const receiver = await startReceiver()
  open.push(receiver)
  await stripe.webhookEndpoints.update(endpoint.id, { url: receiver.url })
  // As a kill leaves it: no goodbye, and a line that was not finished.
  await appendFile(path.join(first.dir, 'journal.jsonl'), '{"account":"kept","changes":[["customer","cus_h')

  const second = await startSandbox({ dir: first.dir, retryMs: 20 })
  open.push(second)
  const again = createStripe(second, 'kept')
  expect(await again.customers.retrieve(customer.id)).toMatchObject({ email: 'a@example.com' })
  const { data } = await again.paymentIntents.list()
  expect(data.map(({ id, metadata }) => [id, metadata.changed])).toEqual([
    [later.id, undefined],
    [intent.id, 'yes'],
  ])
  const replayed = await again.paymentIntents.create(purchase, { idempotencyKey: 'k' })
  expect(replayed.id).toBe(intent.id)
  await again.customers.create()
  await expect.poll(() => receiver.received.length).toBe(1)
  const journal = await readFile(path.join(first.dir, 'journal.jsonl'), 'utf8')
  expect(journal).not.toContain('cus_h"')
  expect(journal.endsWith('\n')).toBe(true)
})

it('does not open the folder of one that is running on the same port', async () => {
  const running = await startTestSandbox()
  open.push(running)
  await expect(startSandbox({ dir: running.dir, port: running.port })).rejects.toThrow('EADDRINUSE')
  const customer = await createStripe(running, 'kept').customers.create()
  expect(await readFile(path.join(running.dir, 'journal.jsonl'), 'utf8')).toContain(customer.id)
})
