import type { Event } from '@grandstand/contract'
import { periodText } from '@grandstand/rules'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { CalendarLink } from './calendar-link.tsx'
import { watchHref } from './event-links.ts'
import { EventMeta } from './event-meta.tsx'
import type { EventNames } from './event-names.ts'
import styles from './event-row.module.css'
import { timeText, venueTimeText } from './event-times.ts'
import { StatusBadge } from './status-badge.tsx'
import { TeamRows } from './team-rows.tsx'

/** Time | teams | action, all of it one link; what is still to come can be put into a calendar beside it. */
export function EventRow({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const { language } = i18n
  const offer = useGameOffer(event)
  const isLive = event.stream_status === 'live'
  const isToCome = event.stream_status === 'upcoming' && !event.is_cancelled
  return (
    <div className={styles.row}>
      <a className={styles.link} href={watchHref(event)}>
        <span className={styles.when}>
          {isLive && event.period ? (
            <span className={styles.period}>
              {periodText(language, event.period)?.replaceAll('\u00a0', ' ')}
            </span>
          ) : (
            <span className={styles.time}>{timeText(language, event, viewerZone())}</span>
          )}
          {isToCome ? <VenueTime event={event} /> : <StatusBadge event={event} />}
        </span>
        <span className={`${styles.teams} stack-0`}>
          <TeamRows event={event} mostOfMeet={1} />
          <EventMeta event={event} names={names} venueClass={styles.venue} />
        </span>
        {!isToCome && isOpenOffer(offer) && (
          <span className={isLive ? `button button--primary ${styles.action}` : `button ${styles.action}`}>
            {offerLabel(offer, i18n)}
          </span>
        )}
      </a>
      {isToCome && <CalendarLink className={styles.calendar} event={event} />}
    </div>
  )
}

/** A phone has room for the time and the zone alone. */
function VenueTime({ event }: { event: Event }) {
  const { language, words, fill } = useI18n()
  const time = venueTimeText(language, event, viewerZone())
  if (!time) return null
  return (
    <>
      <span className={`${styles.venueTime} ${styles.wide}`}>{fill(words.events.venueTime, { time })}</span>
      <span className={`${styles.venueTime} ${styles.narrow}`}>{time}</span>
    </>
  )
}
