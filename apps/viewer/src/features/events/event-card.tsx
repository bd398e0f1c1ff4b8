import type { Event } from '@grandstand/contract'
import styles from './event-card.module.css'
import { watchHref } from './event-links.ts'
import { EventMeta } from './event-meta.tsx'
import type { EventNames } from './event-names.ts'
import { EventPoster } from './event-poster.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TeamRows } from './team-rows.tsx'
import { useEventClock } from './use-event-clock.ts'

/** One event as a card; the whole card is the link. */
export function EventCard({ event, names }: { event: Event; names: EventNames }) {
  const clock = useEventClock(event)
  return (
    <a className={styles.card} href={watchHref(event)}>
      <span className={styles.media}>
        <EventPoster event={event} />
        <span className={styles.status}>
          <StatusBadge event={event} />
        </span>
        {clock && <span className={styles.clock}>{clock}</span>}
      </span>
      <span className={styles.words}>
        <TeamRows event={event} />
        <EventMeta event={event} names={names} />
      </span>
    </a>
  )
}

/** In the shape of a card, so that nothing moves when the cards come. */
export function EventCardSkeleton() {
  return (
    <span className={`${styles.card} ${styles.waiting}`} aria-hidden="true">
      <span className={styles.media} />
      <span className={styles.words}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={`${styles.line} ${styles.short}`} />
      </span>
    </span>
  )
}
