import { isQuietPath } from '@grandstand/rules'
import { parseRememberedPage } from '../../platform/page-memory.ts'
import { type AppStorage, readText } from '../../platform/storage.ts'
import { plays } from '../../platform/viewings.ts'
import type { PageRouter } from './follow-pages.ts'

/** As long as a visit lasts. */
const visitMs = 30 * 60_000

interface AskOptions {
  storage: AppStorage
  router: Pick<PageRouter, 'shown' | 'onSettled'>
  /** Nobody has answered. */
  isOpen: () => boolean
  setAsking: (isAsking: boolean) => void
}

/**
 * Asks after the first play, or on a later page where nobody plays; never where the question would cover a form, a gate or a
 * price, and in one visit only: a visitor who lets it pass is not counted.
 */
export function askInTime({ storage, router, isOpen, setAsking }: AskOptions): void {
  const askedAt = readText(storage, 'consent_asked')
  if (askedAt !== null && Date.now() - Date.parse(askedAt) > visitMs) return
  let playedOn: string | null = null
  function look(): void {
    const path = router.shown()?.address.pathname
    if (path === undefined || !isOpen()) return
    const isLater = parseRememberedPage(storage.get('previous_page_for_analytics')) !== null
    // Where somebody watches, the gate has gone.
    const isQuiet = isQuietPath(path) && playedOn !== path
    if (isQuiet || (!isLater && playedOn === null)) {
      setAsking(false)
      return
    }
    if (readText(storage, 'consent_asked') === null)
      storage.set('consent_asked', new Date(Date.now()).toISOString())
    setAsking(true)
  }
  plays.follow(() => {
    playedOn = router.shown()?.address.pathname ?? null
    look()
  })
  router.onSettled(look)
  look()
}
