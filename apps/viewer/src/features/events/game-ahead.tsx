import type { Event } from '@grandstand/contract'
import { eventCardTitle, eventSides } from '@grandstand/rules'
import { Countdown } from './countdown.tsx'
import styles from './game-ahead.module.css'
import { TeamCrest } from './team-crest.tsx'

/** A game that is yet to begin, lit by its two teams, with the time until then. */
export function GameAhead({ event }: { event: Event }) {
  const sides = eventSides(event)
  return (
    <div className={styles.lit} style={{ '--away': sides?.away.color, '--home': sides?.home.color }}>
      <p className={styles.name}>
        {sides && <TeamCrest team={sides.away} sizes="48px" />}
        {eventCardTitle(event)}
        {sides && <TeamCrest team={sides.home} sizes="48px" />}
      </p>
      <Countdown event={event} />
    </div>
  )
}
