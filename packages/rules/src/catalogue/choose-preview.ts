import type { Event } from '@grandstand/contract'

type Media = Event['media'][number]
export type Preview = Media & { type: (typeof kinds)[number]; url: string }

/** What somebody chose comes before what was made out of the video, and our own before another site's. */
const kinds = ['preview_alt', 'embedded_preview', 'preview'] as const

/** What may be shown of a game to viewers who cannot watch it, or not yet; null: nothing. */
export function choosePreview(media: readonly Media[]): Preview | null {
  for (const type of kinds) {
    const found = media.find(one => one.type === type && one.url !== null)
    if (found?.url) return { ...found, type, url: found.url }
  }
  return null
}
