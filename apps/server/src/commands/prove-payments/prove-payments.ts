import { randomUUID } from 'node:crypto'
import { openTestAccount } from '../../adapters/payments/index.ts'
import { gameJourneys } from './game-journeys.ts'
import { type Ground, type Journey, LeftOut } from './journey.ts'
import { planJourneys } from './plan-journeys.ts'
import { webhookJourney } from './webhook-journey.ts'

export interface Proof {
  name: string
  outcome: 'passed' | 'failed' | 'left out'
  /** What was seen, or why not. */
  told: string
  ms: number
}

type Target = Parameters<typeof openTestAccount>[1]

/** Runs each journey through the product's own adapter, one after the other, and takes away what it made. */
export async function provePayments(target: Target, onProof: (proof: Proof) => void): Promise<Proof[]> {
  const channelKey = `prove-${randomUUID().slice(0, 8)}`
  const { account, side } = openTestAccount(channelKey, target)
  const buyers: string[] = []
  let orders = 0
  const ground: Ground = {
    account,
    side,
    channelKey,
    nextOrder() {
      orders += 1
      return { channelKey, orderId: orders }
    },
    async addBuyer() {
      const userId = buyers.length + 1
      const buyer = { email: `buyer-${userId}@example.com`, name: 'A Buyer', userId }
      const id = await account.createCustomer({ key: randomUUID(), ...buyer })
      buyers.push(id)
      return id
    },
  }
  const proofs: Proof[] = []
  try {
    for (const journey of [...gameJourneys, ...planJourneys, webhookJourney]) {
      const proof = await prove(journey, ground)
      proofs.push(proof)
      onProof(proof)
    }
  } finally {
    for (const id of buyers) await account.deleteCustomer(id)
    await side.close()
  }
  return proofs
}

async function prove({ name, run }: Journey, ground: Ground): Promise<Proof> {
  const startedAt = performance.now()
  const done = (outcome: Proof['outcome'], told: string): Proof => ({
    name,
    outcome,
    told,
    ms: performance.now() - startedAt,
  })
  try {
    return done('passed', await run(ground))
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error)
    return done(error instanceof LeftOut ? 'left out' : 'failed', told)
  }
}
