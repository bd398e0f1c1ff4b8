import type { Router } from './create-router.ts'

const storedName = 'scroll_positions'
/** Steps of the history; older ones begin at their top. */
const mostKept = 50

/** A new page begins at its top, or where its address points. Back and reload return to where it was left. */
export function keepScroll(router: Router): void {
  history.scrollRestoration = 'manual'
  const positions = readPositions()
  let isReturn = true
  let settledKey: string | null = null
  const keep = () => {
    const shown = router.shown()
    if (!shown) return
    positions.delete(shown.address.key)
    positions.set(shown.address.key, scrollY)
  }
  router.history.subscribe(({ action }) => {
    keep()
    isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.onSettled(({ address }) => {
    const isSame = address.key === settledKey
    const isFirst = settledKey === null
    settledKey = address.key
    if (isSame || (!isReturn && address.state.keepsScroll)) return
    const top = isReturn ? positions.get(address.key) : undefined
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    // A visitor who scrolled the server's page stays there.
    else if (!isFirst || address.hash !== '') scrollToHash(address.hash)
  })
  addEventListener('pagehide', () => {
    keep()
    storePositions([...positions].slice(-mostKept))
  })
}

export function scrollToHash(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash))
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** A browser may refuse to keep anything. */
function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedName) ?? '[]')
    return new Map(Array.isArray(stored) ? stored : [])
  } catch {
    return new Map()
  }
}

function storePositions(positions: [string, number][]): void {
  try {
    sessionStorage.setItem(storedName, JSON.stringify(positions))
  } catch {
    // Then the page begins at its top.
  }
}
