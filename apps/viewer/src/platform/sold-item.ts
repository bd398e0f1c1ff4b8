import { majorUnits } from '@grandstand/rules'

/** A product on sale as analytics know it, in whole units of the currency; the fee is no part of its price. */
export interface SoldItem {
  item_id: string
  item_name: string
  item_category: 'event' | 'package' | 'subscription'
  price: number
  currency: string
}

interface Sold {
  type: SoldItem['item_category']
  id: number
  name: string
  base_price: number
  currency: string
}

/** The server calls what was bought by the same `item_id`. */
export function describeSoldItem({ type, id, name, base_price, currency }: Sold): SoldItem {
  return {
    item_id: `${type}-${id}`,
    item_name: name,
    item_category: type,
    price: majorUnits(base_price, currency),
    currency,
  }
}
