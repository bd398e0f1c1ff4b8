import type { Clip } from '@grandstand/contract'
import { eventCardPath } from '../../catalogue/share-image/index.ts'

/** What a link to a clip shows: its own picture with the score, until it has one that of its game. */
export function shareImageOf({ image_url, event_id }: Clip, hidesScores = false): string {
  if (image_url === null) return eventCardPath(event_id, { hidesScores })
  const card = image_url.replace(/still-(?=\d+\.jpg$)/, 'card-')
  return hidesScores ? `${card}?spoilers=off` : card
}
