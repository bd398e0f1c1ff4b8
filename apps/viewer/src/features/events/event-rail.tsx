import type { Event } from '@grandstand/contract'
import { MediaCardSkeleton, Rail, RailCard } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventCard } from './event-card.tsx'
import type { EventNames } from './event-names.ts'
import type { RemindOf } from './upcoming-card.tsx'

interface EventRailProps {
  title: string
  /** Undefined while they come. */
  events: readonly Event[] | undefined
  names: EventNames
  more?: { href: string; label: string } | null
  /** Beside the title. */
  action?: ReactNode
  remind?: RemindOf
}

export function EventRail({ title, events, names, more, action, remind }: EventRailProps) {
  const { words } = useI18n()
  return (
    <Rail title={title} words={words.rail} action={action} {...(more && { more })}>
      {events
        ? events.map(event => (
            <RailCard key={event.id}>
              <EventCard event={event} names={names} remind={remind} />
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
