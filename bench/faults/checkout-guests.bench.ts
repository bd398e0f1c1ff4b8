import { scaled } from '../support/scale.ts'
import { type Audited, audit, report, reportControl } from '../support/shop/audit.ts'
import { openShop } from '../support/shop/open-shop.ts'
import { guestFaults, tryGuests } from './checkout/kill-guests.ts'

const rounds = scaled(30, 1)

/** Buyers without an account: the answer with their account is lost, or the server is killed, between it and the charge. */
export default async function bench(): Promise<void> {
  const shop = await openShop()
  try {
    for (const fault of guestFaults) {
      const bought: Audited[] = []
      let turnedAway = 0
      for (let round = 0; round < rounds; round += 1) {
        const tried = await tryGuests(shop, fault)
        bought.push(...tried.bought)
        turnedAway += tried.turnedAway
      }
      report(`without an account, ${fault} ${rounds} times`, await audit(shop, bought))
      console.log(`  ${turnedAway} of ${bought.length} guests who came back were turned away (goal 0)`)
      if (turnedAway > 0) throw new Error(`${fault}: guests were turned away`)
    }
    const control = await tryGuests(shop, 'answer lost', { hasSecret: false })
    reportControl('without the secret of the attempt', control.turnedAway, 'turned away')
  } finally {
    await shop.close()
  }
}
