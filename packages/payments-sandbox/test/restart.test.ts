import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSandbox } from '../src/index.ts'
import { lockFolder } from '../src/state/lock-folder.ts'
import { control, createStripe } from './stripe-client.ts'
import { startReceiver } from './webhook-receiver.ts'

const purchase = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
const account = 'kept'
const main = new URL('../src/main.ts', import.meta.url).pathname

let dir: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
const running: ChildProcess[] = []

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'payments-sandbox-'))
  receiver = await startReceiver()
})
afterEach(async () => {
  for (const one of running.splice(0)) await kill(one)
  receiver.close()
  await rm(dir, { recursive: true, force: true })
})

/** A process of its own, as the demo may have it. */
async function start(): Promise<{ port: number; child: ChildProcess }> {
  const child = spawn(process.execPath, [main, '--dir', dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /listens on port (\d+)/.exec(line) ?? []
    if (port) return { port: Number(port), child }
  }
  throw new Error('the sandbox did not start')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

it('kill −9 in the middle of a rush loses nothing that was answered, and charges nobody twice', async () => {
  const buyers = Array.from({ length: 60 }, (_, turn) => ({ idempotencyKey: `buyer ${turn}` }))
  const first = await start()
  const stripe = createStripe(first, account)
  await control(first, account, 'POST', 'webhooks', { mode: 'hold' })
  await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['customer.created'] })
  const customer = await stripe.customers.create()
  const exited = once(first.child, 'exit')
  const answered: string[] = []
  for (let turn = 0; turn < 60; turn += 10) {
    // It dies by itself, after the effect of one of many purchases and before its answer.
    if (turn === 20) await control(first, account, 'POST', 'faults', { reply: 'kill' })
    const group = buyers.slice(turn, turn + 10).map(key => stripe.paymentIntents.create(purchase, key))
    for (const one of await Promise.allSettled(group))
      if (one.status === 'fulfilled') answered.push(one.value.id)
  }
  await exited
  expect(answered.length).toBeGreaterThanOrEqual(20)
  expect(answered.length).toBeLessThan(60)
  // As a kill in the middle of a write leaves it.
  await appendFile(path.join(dir, 'journal.jsonl'), '{"account":"kept","changes":[["customer","cus_h')

  const second = await start()
  const again = createStripe(second, account)
  for (const id of answered)
    expect(await again.paymentIntents.retrieve(id)).toMatchObject({ id, status: 'succeeded' })
  const repeated = await Promise.all(buyers.map(key => again.paymentIntents.create(purchase, key)))
  const { data } = await again.charges.list({ limit: 100 })
  expect(data).toHaveLength(60)
  const replayed = repeated.filter(one => one.lastResponse.headers['idempotent-replayed'] === 'true')
  expect(replayed.length).toBeGreaterThan(answered.length)
  await control(second, account, 'POST', 'webhooks/release', {})
  await expect
    .poll(() => receiver.received.map(({ event }) => event.data.object))
    .toMatchObject([{ id: customer.id }])
})

it('keeps the order of things and what is still to be told across restarts', async () => {
  const first = await startSandbox({ dir, retryMs: 20 })
  const stripe = createStripe(first, account)
  receiver.answers.push(...Array(1000).fill(503))
  await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['customer.created'] })
  await stripe.customers.create({ email: 'a@example.com' })
  const asked = { ...purchase, payment_method: 'pm_card_authenticationRequired' }
  const older = await stripe.paymentIntents.create(asked)
  const newer = await stripe.paymentIntents.create(asked)
  await stripe.paymentIntents.cancel(older.id)
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
  await first.close()
  receiver.answers.length = 0
  receiver.received.length = 0

  const second = await startSandbox({ dir, retryMs: 20 })
  const { data } = await createStripe(second, account).paymentIntents.list()
  expect(data.map(({ id, status }) => [id, status])).toEqual([
    [newer.id, 'requires_action'],
    [older.id, 'canceled'],
  ])
  await second.idle()
  expect(receiver.types()).toEqual(['customer.created'])
  await second.close()
})

it('a folder is held by one at a time', async () => {
  const running = await startSandbox({ dir })
  await expect(lockFolder(dir, 0)).rejects.toThrow('is running already')
  await running.close()
  await (await lockFolder(dir, 0)).release()
})
