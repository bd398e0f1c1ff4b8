import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStripe } from './stripe-client.ts'
import { startReceiver } from './webhook-receiver.ts'

const purchase = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
const account = 'full'
const main = new URL('../src/main.ts', import.meta.url).pathname

let dir: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
let child: ChildProcess

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'payments-sandbox-'))
  receiver = await startReceiver()
})
afterEach(async () => {
  await end()
  receiver.close()
  await rm(dir, { recursive: true, force: true })
})

async function start(): Promise<{ port: number }> {
  // What it says of its full disk is expected.
  const started = spawn(process.execPath, [main, '--dir', dir], { stdio: ['ignore', 'pipe', 'ignore'] })
  child = started
  for await (const line of createInterface({ input: started.stdout })) {
    const [, port] = /listens on port (\d+)/.exec(line) ?? []
    if (port) return { port: Number(port) }
  }
  throw new Error('the sandbox did not start')
}

async function end(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** From now on its files cannot grow beyond this: what fits of a write is written, and the rest fails, as on a full disk. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`])
}

it('a full disk refuses what would be written, ends nothing, and all goes on when there is room', async () => {
  const first = await start()
  const stripe = createStripe(first, account)
  await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['customer.created'] })
  receiver.answers.push(503, 503)
  const customer = await stripe.customers.create()
  await expect.poll(() => receiver.received.length).toBe(1)
  // Its second try comes a second later, and how that ended cannot be written.
  const { size } = await stat(path.join(dir, 'journal.jsonl'))
  limitFiles(size + 100)
  const buyers = ['a', 'b', 'c'].map(idempotencyKey => ({ idempotencyKey }))
  const buy = (key: { idempotencyKey: string }) => stripe.paymentIntents.create(purchase, key)
  const refused = await Promise.allSettled(buyers.map(buy))
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  // A read fails together with a write of the same moment, whose effect it may have seen.
  await expect.poll(() => stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id })
  await expect.poll(() => stripe.charges.list()).toMatchObject({ data: [] })

  limitFiles('unlimited')
  for (const key of buyers) expect((await buy(key)).status).toBe('succeeded')
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
  expect(child.exitCode).toBeNull()

  await end()
  const again = createStripe(await start(), account)
  expect((await again.charges.list()).data).toHaveLength(3)
  expect((await again.customers.list()).data.map(({ id }) => id)).toEqual([customer.id])
}, 60_000)
