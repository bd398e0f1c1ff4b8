import type { HistoryLocation, HistoryState } from '@tanstack/history'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The game is to play as soon as it is there. */
    plays?: boolean
    /** The order that has just opened the game. */
    bought?: number
    /** The address follows what is on the screen, such as a filter: nothing is to be scrolled for it. */
    keepsScroll?: boolean
  }
}

/** Where the viewer is, by the address. */
export interface Address {
  /** Of this step in the history. */
  key: string
  href: string
  pathname: string
  /** A value in the address is text, also when it looks like a number. */
  search: Record<string, string>
  searchStr: string
  hash: string
  state: HistoryState
}

export function readAddress({ href, pathname, search, hash, state }: HistoryLocation): Address {
  return {
    key: state.__TSR_key ?? '',
    href,
    pathname: readable(pathname),
    search: Object.fromEntries(new URLSearchParams(search)),
    searchStr: search,
    hash: hash.replace(/^#/, ''),
    state,
  }
}

/** The address of a path with what narrows it. */
export function hrefOf(pathname: string, search: Record<string, string> = {}): string {
  const query = new URLSearchParams(search)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Whatever was typed may be no text at all. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
