import type { Event } from '@grandstand/contract'
import { MediaCardSkeleton, Rail } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventCard } from './event-card.tsx'
import type { EventNames } from './event-names.ts'
import styles from './event-rail.module.css'

interface EventRailProps {
  title: string
  /** Undefined while they come. */
  events: readonly Event[] | undefined
  names: EventNames
  more?: { href: string; label: string } | null
}

export function EventRail({ title, events, names, more }: EventRailProps) {
  const { words } = useI18n()
  return (
    <Rail title={title} words={words.rail} {...(more && { more })}>
      {events
        ? events.map(event => (
            <li key={event.id} className={styles.item}>
              <EventCard event={event} names={names} />
            </li>
          ))
        : Array.from({ length: 5 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
            <li key={at} className={styles.item}>
              <MediaCardSkeleton />
            </li>
          ))}
    </Rail>
  )
}
