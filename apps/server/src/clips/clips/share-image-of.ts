import type { Clip } from '@grandstand/contract'
import { eventCardPath } from '../../catalogue/share-image/index.ts'

/** What a link to a clip shows: its own picture with the score; that of its game until it has one, and to those who hide scores. */
export function shareImageOf({ image_url, event_id }: Clip, hidesScores = false): string {
  if (image_url === null || hidesScores) return eventCardPath(event_id, { hidesScores })
  return image_url.replace(/still-(?=\d+\.jpg$)/, 'card-')
}
