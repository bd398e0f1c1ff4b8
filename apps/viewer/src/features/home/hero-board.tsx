import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { GamePeriod } from '../events/game-period.tsx'
import { Score } from '../events/score.tsx'
import { TeamCrest } from '../events/team-crest.tsx'
import { TeamRows } from '../events/team-rows.tsx'
import styles from './hero-board.module.css'
import { HeroTime } from './hero-time.tsx'

/** Who plays, and how it stands: the largest words of the page. Of a replay never the result. */
export function HeroBoard({ event }: { event: Event }) {
  const sides = eventSides(event)
  if (!sides) {
    return (
      <div className={styles.meet}>
        <TeamRows event={event} mostOfMeet={event.stream_status === 'live' ? 3 : 0} />
      </div>
    )
  }
  const scores = event.participants.map(({ score }) => score)
  const hasScore = event.stream_status === 'live' && scores.every(score => score !== null)
  const best = Math.max(...scores.map(score => score ?? 0))
  return (
    <div className={styles.board} data-scored={hasScore}>
      {(['away', 'home'] as const).map(side => {
        const team = sides[side]
        return (
          <div
            key={side}
            className={styles.side}
            data-side={side}
            data-behind={hasScore && team.score !== best}
          >
            <TeamCrest team={team} sizes="60px" className={styles.crest} isFirst />
            <span className={styles.name}>{team.card_name}</span>
            {hasScore && (
              <Score
                value={team.score}
                className={best > 99 ? `${styles.score} ${styles.long}` : styles.score}
              />
            )}
          </div>
        )
      })}
      <div className={styles.middle}>
        {event.stream_status === 'live' ? (
          <GamePeriod className={styles.clock} event={event} isNarrow />
        ) : (
          <HeroTime event={event} />
        )}
      </div>
    </div>
  )
}
