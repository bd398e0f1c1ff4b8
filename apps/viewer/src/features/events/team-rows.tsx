import type { Event } from '@grandstand/contract'
import { resultsInOrder, sidesInOrder } from '@grandstand/rules'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { Score } from './score.tsx'
import styles from './team-rows.module.css'

/** How many of a meet stand on a card; its page has them all. */
const mostShown = 3

/** Away first, each with its colour and score; an event without two sides by its name and its first. */
export function TeamRows({ event, short = false }: { event: Event; short?: boolean }) {
  const { event_categories } = useBootstrap()
  const sides = sidesInOrder(event)
  const isMeet = sides.length !== 2
  const teams = isMeet ? resultsInOrder(event, event_categories).slice(0, short ? 1 : mostShown) : sides
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
