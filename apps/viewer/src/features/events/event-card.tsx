import type { Event } from '@grandstand/contract'
import type { EventNames } from './event-names.ts'
import { LiveCard } from './live-card.tsx'
import { ReplayCard } from './replay-card.tsx'
import { type RemindOf, UpcomingCard } from './upcoming-card.tsx'

interface EventCardProps {
  event: Event
  names: EventNames
  remind?: RemindOf | undefined
}

/** Each kind of game in its own form, so that none needs a badge that says what it is. */
export function EventCard({ event, names, remind }: EventCardProps) {
  if (event.stream_status === 'live') return <LiveCard event={event} names={names} />
  if (event.stream_status === 'upcoming') return <UpcomingCard event={event} remind={remind} />
  return <ReplayCard event={event} names={names} />
}
