import type { Event } from '@grandstand/contract'
import { eventCardTitle, sidesInOrder } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventPoster } from './event-poster.tsx'
import { sportText } from './event-words.ts'
import styles from './game-on-sale.module.css'
import { GamePeriod } from './game-period.tsx'
import { LiveFrame } from './live-frame.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useEventNames } from './use-event-names.ts'

/** Which game it is, in one row: what it looks like, how it stands or when it begins, and its name. */
export function GameOnSale({ event }: { event: Event }) {
  const i18n = useI18n()
  const names = useEventNames()
  const isLive = event.stream_status === 'live'
  const points = sidesInOrder(event).map(({ score }) => score ?? 0)
  const score = event.is_score_hidden ? null : points.join('–')
  return (
    <div className={styles.row}>
      <span className={styles.frame}>
        <EventPoster event={event} />
        <LiveFrame event={event} />
      </span>
      <div className="shrinks">
        {isLive ? (
          <p className={styles.live}>
            <StatusBadge event={event} />
            <GamePeriod event={event} /> {score}
          </p>
        ) : (
          <p className="quiet meta">{i18n.date(event.event_utc_ts)}</p>
        )}
        <p className={styles.name}>{eventCardTitle(event)}</p>
        <p className="quiet meta">{sportText(event, names, i18n)}</p>
      </div>
    </div>
  )
}

/** The same game beside a form, with its picture large. */
export function LargeGameOnSale({ event }: { event: Event }) {
  const { date } = useI18n()
  return (
    <div className="stack-4">
      <span className={`${styles.frame} ${styles.large}`}>
        <EventPoster event={event} isStage />
        <LiveFrame event={event} />
        <span className={styles.badge}>
          <StatusBadge event={event} />
        </span>
      </span>
      <div>
        <h2 className="title-1">{eventCardTitle(event)}</h2>
        {event.stream_status === 'upcoming' && <p className="quiet">{date(event.event_utc_ts)}</p>}
      </div>
    </div>
  )
}
