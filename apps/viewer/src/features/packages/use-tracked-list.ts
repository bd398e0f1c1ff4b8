import { useEffect } from 'react'
import { track } from '../../platform/track.ts'

/** Products that a visitor sees side by side. */
export function useTrackedList(list: string, items: number): void {
  useEffect(() => {
    if (items > 0) track('view_item_list', { list, items })
  }, [list, items])
}
