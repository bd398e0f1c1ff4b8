import type { Event } from '@grandstand/contract'
import { resultsInOrder, sidesInOrder } from '@grandstand/rules'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { Score } from './score.tsx'
import styles from './team-rows.module.css'

interface TeamRowsProps {
  event: Event
  short?: boolean
  /** How many teams of a meet are listed under its name; its page has them all. */
  mostOfMeet: number
}

/** Away first, each with its colour and score; an event without two sides by its name and its first. */
export function TeamRows({ event, short = false, mostOfMeet }: TeamRowsProps) {
  const { event_categories } = useBootstrap()
  const sides = sidesInOrder(event)
  const isMeet = sides.length !== 2
  const teams = isMeet ? resultsInOrder(event, event_categories).slice(0, mostOfMeet) : sides
  return (
    <span className={styles.rows}>
      {isMeet && <span className={styles.name}>{event.name}</span>}
      {teams.map(team => (
        <span key={team.id} className={styles.row}>
          <span className={styles.chip} style={{ '--own-color': team.color }} />
          <span className={styles.name}>{short ? team.short_name : team.card_name}</span>
          <Score className={styles.score} value={event.stream_status === 'upcoming' ? null : team.score} />
        </span>
      ))}
    </span>
  )
}
