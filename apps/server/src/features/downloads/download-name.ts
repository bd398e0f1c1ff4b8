import type { Event } from '@grandstand/contract'
import { dayOf, eventTitle } from '@grandstand/rules'

/** Teams and day, without what some disk would not take in a name. */
export function downloadName(event: Event): string {
  const day = dayOf(event.event_utc_ts * 1000, event.time_zone)
  const title = eventTitle(event)
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 120)
  return `${title || 'event'} ${day}.mp4`
}
