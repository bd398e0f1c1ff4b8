import type { Event } from '@grandstand/contract'
import { MediaCardSkeleton, Rail, RailCard } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventCard } from './event-card.tsx'
import type { EventNames } from './event-names.ts'

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
            <RailCard key={event.id}>
              <EventCard event={event} names={names} />
            </RailCard>
          ))
        : Array.from({ length: 5 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
            <RailCard key={at}>
              <MediaCardSkeleton />
            </RailCard>
          ))}
    </Rail>
  )
}
