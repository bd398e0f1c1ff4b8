import { maxLimit } from '@grandstand/contract'

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
