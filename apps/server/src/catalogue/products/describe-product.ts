import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { StoredText } from '../../db/stored-text.ts'

interface ProductRow {
  id: number
  name: StoredText
  description: StoredText
  base_price: number
  service_fee: number
  weight: number
}

/** What packages and subscriptions have in common. */
export function describeProduct(asked: Reader, row: ProductRow) {
  const { id, base_price, service_fee, weight } = row
  const say = localiser(asked)
  return {
    id,
    name: say(row.name),
    description: say(row.description),
    price: base_price + service_fee,
    base_price,
    service_fee,
    currency: asked.channel.settings.currency,
    weight,
  }
}
