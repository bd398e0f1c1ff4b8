import type { PriceLines } from '@grandstand/contract'
import { reportedSale } from '@grandstand/rules'
import type { Details } from './track.ts'

interface Sold {
  type: string
  id: string | number
}

/** A sale as analytics count it, in whole units of the currency. */
export function describeSale({ type, id }: Sold, lines: PriceLines): Details {
  const { value, tax, fee } = reportedSale(lines)
  return {
    item_type: type,
    item_id: String(id),
    currency: lines.currency,
    value: value / 100,
    tax: tax / 100,
    fee: fee / 100,
  }
}
