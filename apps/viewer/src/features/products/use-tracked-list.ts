import { useEffect } from 'react'
import type { SoldItem } from '../../platform/sold-item.ts'
import { track } from '../../platform/track.ts'

/** Products that a visitor sees side by side. */
export function useTrackedList(list: string, items: readonly SoldItem[]): void {
  // The same products again are no other list.
  const shown = JSON.stringify(items)
  useEffect(() => {
    const seen: readonly SoldItem[] = JSON.parse(shown)
    if (seen.length > 0) track('view_item_list', { list, items: seen.length }, seen)
  }, [list, shown])
}
