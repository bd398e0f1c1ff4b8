import type { Event } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { nearDayText, timeText } from '../events/event-times.ts'
import styles from './hero-board.module.css'

/** When a game begins, or when it was played. */
export function HeroTime({ event }: { event: Event }) {
  const { language } = useI18n()
  const [zone, now] = [viewerZone(), Date.now()]
  const day = nearDayText(language, dayOf(event.event_utc_ts * 1000, zone), dayOf(now, zone))
  if (event.stream_status === 'finished') return <span className={styles.day}>{day}</span>
  return (
    <>
      <span className={styles.time}>{timeText(language, event, zone)}</span>
      <span className={styles.day}>{day}</span>
    </>
  )
}
