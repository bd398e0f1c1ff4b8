import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { GamePeriod } from './game-period.tsx'
import { Score } from './score.tsx'
import styles from './score-bug.module.css'

/** Score and clock of a live game on its picture, as a broadcast has them; of a meet only how far it is. */
export function ScoreBug({ event }: { event: Event }) {
  const sides = eventSides(event)
  return (
    <span className={styles.bug}>
      {sides &&
        [sides.away, sides.home].map(team => (
          <span key={team.id} className={styles.side} style={{ '--own-color': team.color }}>
            {team.short_name}
            <Score value={team.score} />
          </span>
        ))}
      <GamePeriod className={styles.period} event={event} isShort />
    </span>
  )
}
