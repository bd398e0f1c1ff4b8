import type { PageRouter } from '../follow-pages.ts'

/**
 * This page came before its visitor agreed, so its policy still keeps Google out. The next page is a document of its own.
 * The server makes it for a visitor who has agreed. The current page stays as it is.
 */
export function loadNextPage({ history }: Pick<PageRouter, 'history'>): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn({ action, currentLocation, nextLocation }) {
      const isOther = nextLocation.pathname !== currentLocation.pathname
      // A game that is to play at once would ask for another press.
      if (!isOther || nextLocation.state.plays === true) return false
      if (action === 'PUSH') location.assign(nextLocation.href)
      else if (action === 'REPLACE') location.replace(nextLocation.href)
      else return false
      return true
    },
  })
}
