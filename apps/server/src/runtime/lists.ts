import { maxLimit, maxTotal } from '@grandstand/contract'

/** A short list that is always given whole. */
export function wholeList<Item>(items: Item[]) {
  return { items, total: items.length, limit: items.length, offset: 0 }
}

export interface Paging {
  limit?: number | undefined
  offset?: number | undefined
  no_limit?: boolean | undefined
}

/** A page of a list that is in memory anyway. `no_limit` gives all, unless a limit is asked for as well. */
export function pageOf<Item>(items: Item[], { limit, offset = 0, no_limit }: Paging) {
  const size = limit ?? (no_limit ? items.length : maxLimit)
  return { items: items.slice(offset, offset + size), total: items.length, limit: size, offset }
}

interface ShownPage {
  limit: number
  offset: number
  shown: number
  /** So far it was counted. */
  max?: number
}

/** Beyond what was counted, a total only says whether there is more. */
export function cappedTotal(counted: number, { limit, offset, shown, max = maxTotal }: ShownPage): number {
  if (counted < max) return counted
  return Math.max(counted, offset + shown + (shown === limit ? 1 : 0))
}
