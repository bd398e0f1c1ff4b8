import type { Event } from '@grandstand/contract'
import { shortPeriod } from '@grandstand/rules'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-row.module.css'
import { timeParts, venueTimeText } from './event-times.ts'
import { statusText } from './event-words.ts'
import { useGameTime } from './use-game-time.ts'

/** When it begins; of a live game where it is in its course. */
export function RowTime({ event }: { event: Event }) {
  const i18n = useI18n()
  const { language } = i18n
  if (event.stream_status === 'live' && !event.is_cancelled) return <LiveTime event={event} />
  const { clock, half } = timeParts(language, event, viewerZone())
  const venueTime = venueTimeText(language, event, viewerZone())
  const isToCome = event.stream_status === 'upcoming' && !event.is_cancelled
  return (
    <span className={styles.when}>
      <span className={styles.time}>
        {clock}
        {half && <span className={styles.half}>{` ${half}`}</span>}
      </span>
      {isToCome ? (
        venueTime && <span className={styles.small}>{venueTime}</span>
      ) : (
        <span className={styles.small}>{statusText(event, i18n)}</span>
      )}
    </span>
  )
}

/** Period and clock, each in a line; without them only that it is live. */
function LiveTime({ event }: { event: Event }) {
  const i18n = useI18n()
  const { period: sign, clock } = useGameTime(event, null)
  const period = shortPeriod(i18n.language, sign)?.replaceAll('\u00a0', ' ')
  const isSaid = Boolean(period || clock || event.clock)
  return (
    <span className={styles.when}>
      <span className={isSaid ? 'visually-hidden' : styles.now}>{statusText(event, i18n)}</span>
      {period && <span className={styles.now}>{period}</span>}
      {/* A running clock is only known in the browser, and keeps its room. */}
      {(event.clock || clock) && <span className={styles.half}>{clock || '\u00a0'}</span>}
    </span>
  )
}
