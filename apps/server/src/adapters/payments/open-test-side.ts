import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type Stripe from 'stripe'

const daySeconds = 86_400
/** A bill stays a draft for an hour before it is collected. */
const draftSeconds = 2 * 3_600
const readyMs = 180_000

/** What somebody else does at the provider during a sale: the buyer's browser, the bank, and time. Only in test mode. */
export interface TestSide {
  /** How long the provider may take to tell of something, and how often it is asked meanwhile. */
  patience: { forMs: number; everyMs: number }
  /** A customer whose days can pass. */
  addCustomerInTime(email: string): Promise<{ id: string; passDays(days: number): Promise<void> }>
  /** The card of one of the provider's test tokens, attached to a customer. */
  keepCard(customerId: string, token: string): Promise<string>
  /** What the browser does with the secret of a setup intent. */
  confirmSetup(clientSecret: string, token: string): Promise<void>
  /** The newest event of a type about an object, as it is sent. */
  findEvent(type: string, objectId: string): Promise<string | null>
  sign(raw: string, secret: string): string
  removeEndpoint(id: string): Promise<void>
  /** Removes the clocks, and with them their customers. */
  close(): Promise<void>
}

interface SideOptions {
  stripe: Stripe
  /** Where the sandbox takes its control calls; null: it is the provider itself. */
  sandbox: { url: string; secret: string } | null
}

export function openTestSide({ stripe, sandbox }: SideOptions): TestSide {
  const clocks: string[] = []

  async function addWithClock(email: string) {
    const { id: clock, frozen_time } = await stripe.testHelpers.testClocks.create({
      frozen_time: Math.floor(Date.now() / 1000),
      name: `prove ${randomUUID()}`,
    })
    clocks.push(clock)
    const { id } = await stripe.customers.create({ email, test_clock: clock })
    let now = frozen_time
    return {
      id,
      async passDays(days: number) {
        now += days * daySeconds + draftSeconds
        await stripe.testHelpers.testClocks.advance(clock, { frozen_time: now })
        await waitForClock(stripe, clock)
      },
    }
  }

  return {
    patience: sandbox ? { forMs: 5_000, everyMs: 50 } : { forMs: 60_000, everyMs: 2_000 },
    async addCustomerInTime(email) {
      if (!sandbox) return addWithClock(email)
      const { id } = await stripe.customers.create({ email })
      return { id, passDays: days => passSandboxDays(sandbox, days) }
    },
    keepCard: async (customer, token) => (await stripe.paymentMethods.attach(token, { customer })).id,
    async confirmSetup(clientSecret, token) {
      const [id = ''] = clientSecret.split('_secret_')
      await stripe.setupIntents.confirm(id, { payment_method: token })
    },
    async findEvent(type, objectId) {
      const { data } = await stripe.events.list({ type, limit: 50 })
      const found = data.find(({ data: { object } }) => 'id' in object && object.id === objectId)
      return found ? JSON.stringify(found) : null
    },
    sign: (payload, secret) => stripe.webhooks.generateTestHeaderString({ payload, secret }),
    async removeEndpoint(id) {
      await stripe.webhookEndpoints.del(id)
    },
    async close() {
      for (const clock of clocks.splice(0)) await stripe.testHelpers.testClocks.del(clock)
    },
  }
}

async function waitForClock(stripe: Stripe, clock: string): Promise<void> {
  const giveUpAt = Date.now() + readyMs
  for (;;) {
    const { status } = await stripe.testHelpers.testClocks.retrieve(clock)
    if (status === 'ready') return
    if (status === 'internal_failure' || Date.now() > giveUpAt)
      throw new Error(`The provider's test clock is ${status}; run it again`)
    await pause(2_000)
  }
}

async function passSandboxDays(
  { url, secret }: { url: string; secret: string },
  days: number,
): Promise<void> {
  const answer = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: new URLSearchParams({ advance_seconds: String(days * daySeconds + draftSeconds) }),
  })
  if (!answer.ok) throw new Error(`The sandbox's clock answered ${answer.status}`)
}
