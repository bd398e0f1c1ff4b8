import type { Event } from '@grandstand/contract'
import { dayOf, eventTitle } from '@grandstand/rules'

/** Teams and day. */
export function downloadName(event: Event): string {
  const day = dayOf(event.event_utc_ts * 1000, event.time_zone)
  return `${cleanName(eventTitle(event)) || 'event'} ${day}.mp4`
}

export const clipFileName = (name: string): string => `${cleanName(name) || 'clip'}.mp4`

/** Without what some disk would not take in a name. */
function cleanName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 120)
}
