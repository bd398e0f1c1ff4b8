import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { EventPoster } from '../events/event-poster.tsx'
import { LiveFrame } from '../events/live-frame.tsx'
import { TeamCrest } from '../events/team-crest.tsx'
import styles from './stage-poster.module.css'

/** Where the picture will be: the light of the two teams, and what the camera shows if it may be seen. */
export function StagePoster({ event }: { event: Event }) {
  const sides = eventSides(event)
  return (
    <>
      {sides && !event.has_own_image ? (
        <span
          className={styles.lit}
          data-poster
          aria-hidden="true"
          style={{ '--away': sides.away.color, '--home': sides.home.color }}
        >
          <span className={styles.crest}>
            <TeamCrest team={sides.away} sizes="160px" />
          </span>
          <span className={styles.at}>@</span>
          <span className={styles.crest}>
            <TeamCrest team={sides.home} sizes="160px" />
          </span>
        </span>
      ) : (
        <EventPoster event={event} isStage />
      )}
      <LiveFrame event={event} />
    </>
  )
}
