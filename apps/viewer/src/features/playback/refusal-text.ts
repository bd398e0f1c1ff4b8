import type { WatchCatalogue } from '../../locales/words.ts'

/** The obstacle between a viewer and the picture, by the server's code. */
export function refusalText(refusal: string, words: WatchCatalogue['gate']): string {
  const texts: Record<string, string> = {
    geo_blocked: words.geoBlocked,
    forbidden: words.forbidden,
    unauthenticated: words.login,
    purchase_needed: words.purchase,
    event_cancelled: words.cancelled,
    nothing_to_play: words.nothing,
    playback_replaced: words.replaced,
  }
  return texts[refusal] ?? words.failed
}
