import type { Event } from '@grandstand/contract'
import { eventCardTitle, eventSides } from '@grandstand/rules'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import styles from './embed-title.module.css'
import { watchHref } from './event-links.ts'
import { GamePeriod } from './game-period.tsx'

/** On the page of another site: which game it is, how it stands, and the way to the channel. */
export function EmbedTitle({ event }: { event: Event }) {
  const { settings } = useBootstrap()
  const sides = event.stream_status === 'upcoming' || event.is_score_hidden ? null : eventSides(event)
  const score = sides && `${sides.away.score ?? 0}–${sides.home.score ?? 0}`
  return (
    <a className={styles.title} href={watchHref(event)}>
      <strong>{eventCardTitle(event)}</strong>
      <span className="figures">
        {score && (
          <>
            {score} <GamePeriod event={event} /> ·{' '}
          </>
        )}
        {settings.name}
      </span>
    </a>
  )
}
