import type { Event } from '@grandstand/contract'
import { eventSides, periodText } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { statusText } from '../events/event-words.ts'
import { Score } from '../events/score.tsx'
import { TeamCrest } from '../events/team-crest.tsx'
import { useGameTime } from '../events/use-game-time.ts'
import styles from './score-header.module.css'
import { Standings } from './standings.tsx'

interface ScoreHeaderProps {
  /** With the board of the picture that is shown. */
  event: Event
  player: OpenPlayer | null
}

/** The two teams with the score of the picture, lit by their colours; of a meet its standings. */
export function ScoreHeader({ event, player }: ScoreHeaderProps) {
  const sides = eventSides(event)
  if (!sides) return <Standings event={event} />
  const { away, home } = sides
  const [awayScore, homeScore] = [away.score ?? 0, home.score ?? 0]
  const isLong = Math.max(awayScore, homeScore) > 99
  return (
    <section className={styles.header} style={{ '--away': away.color, '--home': home.color }}>
      <Team team={away} />
      <div className={styles.middle}>
        {event.is_score_hidden ? (
          <Dash />
        ) : (
          <Score className={scoreClass('away', awayScore < homeScore, isLong)} value={away.score ?? 0} />
        )}
        <Time event={event} player={player} />
        {event.is_score_hidden ? (
          <Dash />
        ) : (
          <Score className={scoreClass('home', homeScore < awayScore, isLong)} value={home.score ?? 0} />
        )}
      </div>
      <Team team={home} />
    </section>
  )
}

const scoreClass = (side: 'away' | 'home', isLosing: boolean, isLong: boolean) =>
  [styles.score, styles[side], isLosing && styles.losing, isLong && styles.long].filter(Boolean).join(' ')

/** Where a hidden score would be. */
function Dash() {
  return (
    <span className={`${styles.score} ${styles.losing}`} aria-hidden="true">
      –
    </span>
  )
}

function Team({ team }: { team: Event['participants'][number] }) {
  return (
    <a className={styles.team} href={`/?participant=${encodeURIComponent(team.alias)}`}>
      <TeamCrest team={team} sizes="64px" />
      <span className={styles.name}>{team.card_name}</span>
    </a>
  )
}

function Time({ event, player }: ScoreHeaderProps) {
  const i18n = useI18n()
  const { period, clock } = useGameTime(event, player)
  const isShown = event.stream_status === 'live' || player !== null
  // On a narrow phone it may break between its words, and nowhere else.
  const text = isShown
    ? periodText(i18n.language, period)?.replaceAll('\u00a0', ' ').replaceAll('-', '\u2011')
    : null
  return (
    <span className={styles.time}>
      <b className={event.stream_status === 'live' ? styles.live : undefined}>
        {text ?? statusText(event, i18n)}
      </b>
      {isShown && clock}
    </span>
  )
}
