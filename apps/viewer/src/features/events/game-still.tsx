import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { LatePicture } from '@grandstand/ui'
import { GameLight } from './game-light.tsx'
import styles from './game-still.module.css'
import { TeamCrest } from './team-crest.tsx'

/** What a card shows of a game: a picture of it, else the light and the crests of its teams. */
export function GameStill({ event }: { event: Event }) {
  const picture = ownPicture(event)
  if (picture) {
    return <LatePicture className={styles.picture} picture={picture} sizes="(min-width: 768px) 380px, 82vw" />
  }
  const sides = eventSides(event)
  return (
    <GameLight event={event} className={styles.light}>
      {sides &&
        [sides.away, sides.home].map(team => (
          <TeamCrest key={team.id} team={team} sizes="96px" className={styles.crest} />
        ))}
    </GameLight>
  )
}

/** Chosen for it, or out of its own video; that of its sport says nothing about it. */
export function ownPicture({ image, has_own_image, media, participants }: Event): Event['image'] {
  const isOwn = has_own_image || media.some(({ type, url }) => type === 'image' && url === image?.url)
  // A meet has no two sides to draw.
  return isOwn || participants.length !== 2 ? image : null
}
