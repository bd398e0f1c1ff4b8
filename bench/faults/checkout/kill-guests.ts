import { setTimeout as sleep } from 'node:timers/promises'
import type { Audited } from '../../support/shop/audit.ts'
import { addGuests, enterAsGuest, type Guest } from '../../support/shop/guest-buyer.ts'
import type { Shop } from '../../support/shop/open-shop.ts'
import { buyPatiently } from '../../support/shop/shop-buyer.ts'

export const guestFaults = ['answer lost', 'killed at the account', 'killed at the charge'] as const
export type GuestFault = (typeof guestFaults)[number]

export interface GuestsTried {
  bought: Audited[]
  /** Those who came back and got no confirmation. */
  turnedAway: number
}

/** Three who buy without an account at the same time, and all come back. */
export async function tryGuests(
  shop: Shop,
  fault: GuestFault,
  { hasSecret = true }: { hasSecret?: boolean } = {},
): Promise<GuestsTried> {
  const guests = await addGuests(shop, 3, { product: shop.products.pass, hasSecret })
  const killing = fault === 'answer lost' ? null : killAt(shop, fault, guests)
  const faultAtMs = Date.now()
  const told = await Promise.all(
    guests.map(
      async guest =>
        (await enterAsGuest(guest, shop, { losesAnswer: fault === 'answer lost' })) &&
        (await buyPatiently(guest, shop)),
    ),
  )
  await killing
  shop.gate.watch(null)
  return {
    bought: guests.map((buyer, at) => ({ buyer, wasTold: told[at] ?? false, faultAtMs })),
    turnedAway: told.filter(wasTold => !wasTold).length,
  }
}

/** As soon as the account of one of them is stored, or one of them is charged. */
async function killAt(
  shop: Shop,
  fault: Exclude<GuestFault, 'answer lost'>,
  guests: readonly Guest[],
): Promise<void> {
  if (fault === 'killed at the account') {
    while (!(await hasAccount(shop, guests))) await sleep(1)
    return shop.killServer()
  }
  const { promise: charged, resolve } = Promise.withResolvers<void>()
  let isCut = false
  shop.gate.watch(({ when, call }) => {
    if (isCut || when !== 'after' || call !== 'POST /v1/payment_intents') return undefined
    isCut = true
    resolve()
    return 'cut'
  })
  await charged
  return shop.killServer()
}

async function hasAccount({ query }: Shop, guests: readonly Guest[]): Promise<boolean> {
  const { rows } = await query('select 1 from users where email = any($1) limit 1', [
    guests.map(({ email }) => email),
  ])
  return rows.length > 0
}
