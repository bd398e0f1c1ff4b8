import type { Clip } from '@grandstand/contract'
import { type ClipCardShape, eventCardPath } from '../../catalogue/share-image/index.ts'
import { cardName } from './clip-address.ts'

/** What a link to a clip shows: its own picture with the score; that of its game until it has one, and to those who hide scores. */
export function shareImageOf(
  { image_url, event_id }: Clip,
  { hidesScores = false, shape = 'wide' }: { hidesScores?: boolean; shape?: ClipCardShape } = {},
): string {
  if (image_url === null || hidesScores) return eventCardPath(event_id, { size: shape, hidesScores })
  return image_url.replace(/still-(\d+)\.jpg$/, (_, cut) => cardName(Number(cut), shape))
}
