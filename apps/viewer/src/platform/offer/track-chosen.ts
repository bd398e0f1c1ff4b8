import type { SoldItem } from '../sold-item.ts'
import { track } from '../track.ts'

/** A product was chosen: its checkout follows. */
export function trackChosen(item: SoldItem): void {
  const { item_id, item_name, item_category, price, currency } = item
  const chosen = { item: item_name, item_type: item_category, item_id: item_id.replace(/^\w+-/, '') }
  track('add_to_cart', { ...chosen, value: price, currency }, [item])
}
