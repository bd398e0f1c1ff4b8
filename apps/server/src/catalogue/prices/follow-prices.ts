import type { Tx } from '../../db/connection.ts'
import { recordEventChanges } from '../events/index.ts'
import { listGameFacts } from './game-facts-store.ts'
import { listUsuallyPriced, setPrices } from './game-price-store.ts'
import { priceGame } from './price-game.ts'

/** Games to come that have the usual price get it as it is now. What was bought stays bought, at what was paid. */
export async function followPrices(tx: Tx, channelId: number, now: Date): Promise<void> {
  const games = await listUsuallyPriced(tx, channelId)
  if (games.length === 0) return
  const facts = await listGameFacts(tx, channelId)
  const changed = games.flatMap(({ id, host, sport, ...before }) => {
    const { price, from } = priceGame(facts, { own: undefined, host: host ?? undefined, sport })
    const after = { ...price, price_from: from }
    const isSame =
      after.type === before.type &&
      after.base_price === before.base_price &&
      after.service_fee === before.service_fee &&
      after.price_from === before.price_from
    return isSame ? [] : [{ id, ...after }]
  })
  if (changed.length === 0) return
  await setPrices(tx, channelId, changed, now)
  const ids = changed.map(({ id }) => id)
  await recordEventChanges(tx, channelId, ids, now)
}
