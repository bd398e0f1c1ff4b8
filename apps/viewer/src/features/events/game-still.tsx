import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { LatePicture } from '@grandstand/ui'
import { ownPicture } from '../../platform/cards/own-picture.ts'
import { GameLight } from './game-light.tsx'
import styles from './game-still.module.css'
import { TeamCrest } from './team-crest.tsx'

const cardSizes = '(min-width: 768px) 380px, 82vw'

/** What a card shows of a game: a picture of it, else the light and the crests of its teams. */
export function GameStill({ event, sizes = cardSizes }: { event: Event; sizes?: string }) {
  const picture = ownPicture(event)
  if (picture) return <LatePicture className={styles.picture} picture={picture} sizes={sizes} />
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
