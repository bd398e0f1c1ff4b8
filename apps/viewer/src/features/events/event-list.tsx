import type { Event } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import { CardGrid, MediaCardSkeleton, Skeleton } from '@grandstand/ui'
import { groupBy } from '../../platform/group-by.ts'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventCard } from './event-card.tsx'
import styles from './event-list.module.css'
import type { EventNames } from './event-names.ts'
import { EventRow, type EventRowProps } from './event-row.tsx'
import { longDayText } from './event-times.ts'
import type { EventLayout } from './event-views.ts'

interface EventListProps {
  /** Stands before the days. */
  live: readonly Event[]
  events: readonly Event[]
  names: EventNames
  layout: EventLayout
  remind: EventRowProps['remind']
}

/** Cards in a grid, or rows under their days. */
export function EventList({ live, events, names, layout, remind }: EventListProps) {
  const { language, words } = useI18n()
  if (layout === 'grid') {
    return (
      <CardGrid>
        {[...live, ...events].map(event => (
          <li key={event.id}>
            <EventCard event={event} names={names} />
          </li>
        ))}
      </CardGrid>
    )
  }
  const zone = viewerZone()
  const days = groupBy(events, ({ event_utc_ts }) => dayOf(event_utc_ts * 1000, zone))
  return (
    <>
      {live.length > 0 && (
        <Rows id="live" title={words.events.liveNow} events={live} names={names} remind={remind} />
      )}
      {[...days].map(([day, ofDay]) => (
        <Rows
          key={day}
          id={`day-${day}`}
          title={longDayText(language, day)}
          events={ofDay}
          names={names}
          remind={remind}
        />
      ))}
    </>
  )
}

interface RowsProps extends Pick<EventRowProps, 'remind'> {
  id: string
  title: string
  events: readonly Event[]
  names: EventNames
}

function Rows({ id, title, events, names, remind }: RowsProps) {
  const { words, plural } = useI18n()
  return (
    <section className={styles.day} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.dayTitle} id={id}>
          {title}
        </h2>
        <span className="quiet meta">{plural(words.list.games, events.length)}</span>
      </div>
      <ul>
        {events.map(event => (
          <li key={event.id}>
            <EventRow event={event} names={names} remind={remind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function EventListSkeleton({ layout }: { layout: EventLayout }) {
  if (layout === 'list') {
    return (
      <div className={styles.waiting}>
        <Skeleton shape="row" count={8} />
      </div>
    )
  }
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
