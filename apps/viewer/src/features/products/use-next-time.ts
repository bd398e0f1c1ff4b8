import type { Event } from '@grandstand/contract'
import { usePassesWords } from '../../locales/words.ts'
import { dateFormat, viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** "live now", or the day and time of a game. */
export function useNextTime(): (event: Event) => string {
  const { language } = useI18n()
  const words = usePassesWords()
  return ({ stream_status, event_utc_ts }) =>
    stream_status === 'live'
      ? words.live
      : dateFormat(language, {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZone: viewerZone(),
        }).format(event_utc_ts * 1000)
}
