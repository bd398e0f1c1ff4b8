import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { LatePicture } from '@grandstand/ui'
import { ownPicture } from '../../platform/cards/own-picture.ts'
import { EventPoster } from '../events/event-poster.tsx'
import { LiveFrame } from '../events/live-frame.tsx'
import { TeamCrest } from '../events/team-crest.tsx'
import styles from './stage-poster.module.css'

/**
 * Where the picture will be: a still of the game, else the light of the two teams, and what the camera shows if it may be seen. It is the
 * largest thing on the page, so the page itself asks for it, before any script does.
 */
export function StagePoster({ event }: { event: Event }) {
  const sides = eventSides(event)
  const still = ownPicture(event)
  return (
    <>
      {still ? (
        <LatePicture
          className={styles.still}
          picture={still}
          sizes="(min-width: 1200px) 1100px, 100vw"
          isFirst
          fetchPriority="high"
          data-still
        />
      ) : sides ? (
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
