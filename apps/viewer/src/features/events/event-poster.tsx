import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { LateImage, sourceSet } from '@grandstand/ui'
import styles from './event-poster.module.css'
import { TeamCrest } from './team-crest.tsx'

interface EventPosterProps {
  event: Event
  /** How wide a crest is drawn, as in an image's `sizes`. */
  crestSizes?: string
}

/** Drawn from the colours and crests of the teams, so that it costs no picture of its own. */
export function EventPoster({ event, crestSizes = '96px' }: EventPosterProps) {
  const sides = eventSides(event)
  if (!sides) return <OwnPoster event={event} />
  const { away, home } = sides
  return (
    <span className={styles.poster} aria-hidden="true" style={{ '--away': away.color, '--home': home.color }}>
      <span className={styles.side}>
        <TeamCrest team={away} sizes={crestSizes} />
      </span>
      <span className={styles.at}>@</span>
      <span className={styles.side}>
        <TeamCrest team={home} sizes={crestSizes} />
      </span>
    </span>
  )
}

/** A meet of many or of none has no two sides to draw. */
function OwnPoster({ event: { name, image, participants } }: { event: Event }) {
  if (image) {
    return (
      <LateImage
        className={styles.picture}
        src={image.url}
        srcSet={sourceSet(image)}
        sizes="(min-width: 768px) 380px, 82vw"
        width={image.width}
        height={image.height}
      />
    )
  }
  const [first, second] = participants
  const style = { '--away': first?.color, '--home': second?.color ?? first?.color }
  return (
    <span className={styles.poster} aria-hidden="true" style={style}>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
