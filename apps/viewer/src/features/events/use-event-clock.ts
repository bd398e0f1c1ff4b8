import type { Event } from '@grandstand/contract'
import { dayOf, periodText } from '@grandstand/rules'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { dayText, startText } from './event-times.ts'

/** The period of a game, when it begins, or the day it was played. */
export function useEventClock(event: Event): string | null {
  const { language } = useI18n()
  if (event.stream_status === 'live') return periodText(language, event.period)
  const [zone, now] = [viewerZone(), Date.now()]
  if (event.stream_status === 'upcoming') return startText(language, event, zone, now)
  return dayText(language, dayOf(event.event_utc_ts * 1000, zone), dayOf(now, zone))
}
