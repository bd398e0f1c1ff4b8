import type { Event } from '@grandstand/contract'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventAction } from './event-action.tsx'
import { watchHref } from './event-links.ts'
import { EventMeta } from './event-meta.tsx'
import type { EventNames } from './event-names.ts'
import styles from './event-row.module.css'
import { timeText, venueTimeText } from './event-times.ts'
import { StatusBadge } from './status-badge.tsx'
import { TeamRows } from './team-rows.tsx'

/** Time | teams | action. */
export function EventRow({ event, names }: { event: Event; names: EventNames }) {
  const { language, words, fill } = useI18n()
  const zone = viewerZone()
  const venueTime = venueTimeText(language, event, zone)
  return (
    <div className={styles.row}>
      <p className={styles.when}>
        {event.stream_status === 'upcoming' && !event.is_cancelled ? null : <StatusBadge event={event} />}
        <span className={styles.time}>
          {event.stream_status === 'live' && event.period ? event.period : timeText(language, event, zone)}
        </span>
        {venueTime && (
          <span className={styles.venueTime}>{fill(words.events.venueTime, { time: venueTime })}</span>
        )}
      </p>
      <a className={styles.teams} href={watchHref(event)}>
        <TeamRows event={event} />
        <EventMeta event={event} names={names} />
      </a>
      <EventAction event={event} />
    </div>
  )
}
