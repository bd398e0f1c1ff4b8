import type { Event } from '@grandstand/contract'
import { MediaCard } from '@grandstand/ui'
import styles from './event-card.module.css'
import { watchHref } from './event-links.ts'
import { EventMeta } from './event-meta.tsx'
import type { EventNames } from './event-names.ts'
import { EventPoster } from './event-poster.tsx'
import { LiveFrame } from './live-frame.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TeamRows } from './team-rows.tsx'
import { useEventClock } from './use-event-clock.ts'
import { WatchedBar } from './watched-bar.tsx'

export function EventCard({ event, names }: { event: Event; names: EventNames }) {
  const media = (
    <>
      <EventPoster event={event} />
      {event.live_frame && <LiveFrame event={event} />}
      <span className={styles.status}>
        <StatusBadge event={event} />
      </span>
      <WatchedBar event={event} />
    </>
  )
  return (
    <MediaCard
      href={watchHref(event)}
      media={media}
      corner={useEventClock(event)}
      preview={event.media.find(({ type }) => type === 'preview')?.url ?? null}
    >
      <TeamRows event={event} mostOfMeet={3} />
      <EventMeta event={event} names={names} />
    </MediaCard>
  )
}
