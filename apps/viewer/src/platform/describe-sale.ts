import type { PriceLines } from '@grandstand/contract'
import type { Details } from './track.ts'

interface Sold {
  type: string
  id: string | number
}

/** A sale as analytics count it: the value is what the product brings, the fee stands beside it. Whole units of the currency. */
export function describeSale({ type, id }: Sold, lines: PriceLines): Details {
  const { base_price, discount, tax, service_fee, currency } = lines
  const value = (base_price - discount + tax) / 100
  return { item_type: type, item_id: String(id), value, tax: tax / 100, fee: service_fee / 100, currency }
}
