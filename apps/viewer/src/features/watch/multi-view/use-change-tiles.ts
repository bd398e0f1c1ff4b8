import { readAddress } from '../../../platform/router/address.ts'
import { useRouter } from '../../../platform/router/router-context.ts'
import { type Tiles, tilesAt, tilesHref } from './tiles-href.ts'

/** The address is asked when it happens: the screen may still show what stood there before the last change. */
export function useChangeTiles(): (change: (tiles: Tiles) => Tiles) => void {
  const { go, history } = useRouter()
  return change =>
    go(tilesHref(change(tilesAt(readAddress(history.location)))), { replaces: true, keepsScroll: true })
}
