import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { LatePicture } from '@grandstand/ui'
import styles from './event-poster.module.css'
import { TeamCrest } from './team-crest.tsx'

interface EventPosterProps {
  event: Event
  /** As large as the player that it replaces. */
  isStage?: boolean
}

/** The picture that was chosen for it; else drawn from the colours and crests of the teams, which costs no picture. */
export function EventPoster({ event, isStage = false }: EventPosterProps) {
  const crestSizes = isStage ? '240px' : '96px'
  const sides = eventSides(event)
  if (!sides || event.has_own_image) return <OwnPoster event={event} isStage={isStage} />
  const { away, home } = sides
  return (
    <span
      className={styles.poster}
      data-poster
      aria-hidden="true"
      style={{ '--away': away.color, '--home': home.color }}
    >
      <span className={styles.side}>
        <TeamCrest team={away} sizes={crestSizes} />
      </span>
      <span>@</span>
      <span className={styles.side}>
        <TeamCrest team={home} sizes={crestSizes} />
      </span>
    </span>
  )
}

/** Also of a meet of many or of none, which has no two sides to draw. */
function OwnPoster({ event: { name, image, participants }, isStage }: Required<EventPosterProps>) {
  if (image) {
    return (
      <LatePicture
        className={styles.picture}
        picture={image}
        sizes={isStage ? '(min-width: 1200px) 1100px, 100vw' : '(min-width: 768px) 380px, 82vw'}
      />
    )
  }
  const [first, second] = participants
  const style = { '--away': first?.color, '--home': second?.color ?? first?.color }
  return (
    <span className={styles.poster} data-poster aria-hidden="true" style={style}>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
