import type { Event } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import { CardGrid, MediaCardSkeleton } from '@grandstand/ui'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventCard } from './event-card.tsx'
import styles from './event-list.module.css'
import type { EventNames } from './event-names.ts'
import { EventRow } from './event-row.tsx'
import { longDayText } from './event-times.ts'
import type { EventLayout } from './event-views.ts'

interface EventListProps {
  events: readonly Event[]
  names: EventNames
  layout: EventLayout
}

/** Cards in a grid, or rows under their days. */
export function EventList({ events, names, layout }: EventListProps) {
  const { language } = useI18n()
  if (layout === 'grid') {
    return (
      <CardGrid>
        {events.map(event => (
          <li key={event.id}>
            <EventCard event={event} names={names} />
          </li>
        ))}
      </CardGrid>
    )
  }
  const zone = viewerZone()
  return [...byDay(events, zone)].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 className={styles.dayTitle} id={`day-${day}`}>
        {longDayText(language, day)}
      </h2>
      <ul>
        {ofDay.map(event => (
          <li key={event.id}>
            <EventRow event={event} names={names} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function byDay(events: readonly Event[], zone: string): Map<string, Event[]> {
  const days = new Map<string, Event[]>()
  for (const event of events) {
    const day = dayOf(event.event_utc_ts * 1000, zone)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

export function EventListSkeleton() {
  return (
    <CardGrid>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
        <li key={at}>
          <MediaCardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}
