import type { Clip } from '@grandstand/contract'

/** What a link to a clip shows: its own picture with the score, until it has one that of its game. */
export function shareImageOf({ image_url, event_id }: Clip): string {
  return image_url === null ? `/og/event/${event_id}.png` : image_url.replace(/still-(?=\d+\.jpg$)/, 'card-')
}
