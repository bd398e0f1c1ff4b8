import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentAccount, PaymentMark, TestSide } from '../../adapters/payments/index.ts'

/** What a journey works with. Each has orders of its own. */
export interface Ground {
  account: PaymentAccount
  side: TestSide
  /** Names everything of this run at the provider. */
  channelKey: string
  nextOrder(): PaymentMark
  /** A new buyer at the provider, removed at the end. */
  addBuyer(): Promise<string>
}

export interface Journey {
  name: string
  /** What was seen; a difference is thrown. */
  run(ground: Ground): Promise<string>
}

/** The provider's account is not set up for it, which says nothing about the product. */
export class LeftOut extends Error {}

export const price = 999
const returnUrl = 'https://example.com/buy'
const currency = 'usd'

/** What each charge has in common. */
export function chargeOf(ground: Ground, customerId: string) {
  return { mark: ground.nextOrder(), idempotencyKey: randomUUID(), customerId, currency, returnUrl }
}

/** A single game, paid with a card or one of the provider's test tokens. */
export function gameOf(
  ground: Ground,
  customerId: string,
  paymentMethodId: string,
  given: { savesCard?: boolean; amount?: number; taxId?: string | null } = {},
) {
  const { savesCard = false, amount = price, taxId = null } = given
  return {
    ...chargeOf(ground, customerId),
    paymentMethodId,
    description: 'A game, to prove payments',
    savesCard,
    amount,
    taxId,
  }
}

/** Its id, if it was made. */
export async function buyGame(ground: Ground, payment: ReturnType<typeof gameOf>): Promise<string> {
  const made = await ground.account.charge(payment)
  if (made.outcome !== 'made') throw new Error(`The charge was ${made.outcome}, not made`)
  return made.id
}

export function expectSame(what: string, seen: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(seen), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${what} is ${is}, not ${should}`)
}

/** Asks until it is there, for as long as the provider may take. */
export async function waitFor<Found>(
  { side: { patience } }: Pick<Ground, 'side'>,
  what: string,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const giveUpAt = Date.now() + patience.forMs
  for (;;) {
    const found = await find()
    if (found !== null) return found
    if (Date.now() > giveUpAt) throw new Error(`${what} did not come within ${patience.forMs / 1000} s`)
    await pause(patience.everyMs)
  }
}
