import type { ClipsCatalogue } from '../../locales/words.ts'

/** Why the server did not save a clip, by its code. */
export function explainClipRefusal(words: ClipsCatalogue['editor'], code: string): string {
  const texts: Record<string, string> = {
    clip_limit: words.limit,
    purchase_needed: words.purchase,
    forbidden: words.forbidden,
    geo_blocked: words.geoBlocked,
    event_cancelled: words.outside,
    nothing_to_play: words.outside,
  }
  return texts[code] ?? words.failed
}
