import type { Address } from '../../../platform/router/address.ts'
import { maxTiles, readWatchSearch } from '../../clips/watch-search.ts'

/** The games beside each other, the page's own first. */
export type Tiles = readonly number[]

/** The address of a page with these games; the list of what else is live stays open beside them. */
export function tilesHref([own, ...others]: Tiles): string {
  const beside = others.length > 0 ? `&with=${others.join()}` : ''
  return `/watch/${own ?? ''}?tab=live${beside}`
}

/** What the address of a page names; the reverse of `tilesHref`. */
export function tilesAt({ pathname, search }: Pick<Address, 'pathname' | 'search'>): Tiles {
  const own = Number(pathname.match(/\d+/)?.[0])
  return [own, ...readWatchSearch(search).withIds.filter(id => id !== own)]
}

/** With one more, if there is room for it and it is not there. */
export function addTile(tiles: Tiles, id: number): Tiles {
  return tiles.length >= maxTiles || tiles.includes(id) ? tiles : [...tiles, id]
}

export const removeTile = (tiles: Tiles, id: number): Tiles => tiles.filter(each => each !== id)
