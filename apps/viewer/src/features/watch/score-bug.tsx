import type { Event } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useGameTime } from '../events/use-game-time.ts'
import styles from './score-bug.module.css'

interface ScoreBugProps {
  /** With the board of the picture that is shown. */
  event: Event
  player: OpenPlayer | null
}

/** The score on the picture, as a broadcast has it. The page says it in words. */
export function ScoreBug({ event, player }: ScoreBugProps) {
  const { period, clock } = useGameTime(event, player)
  const sides = sidesInOrder(event)
  if (sides.length !== 2) return null
  const time = [period, clock].filter(Boolean).join(' ')
  return (
    <span className={styles.bug} aria-hidden="true">
      {sides.map(({ id, short_name, score, color }) => (
        <span key={id} className={styles.team} style={{ '--own-color': color }}>
          {short_name} {!event.is_score_hidden && <b>{score ?? 0}</b>}
        </span>
      ))}
      {time !== '' && <span className={styles.time}>{time}</span>}
    </span>
  )
}
