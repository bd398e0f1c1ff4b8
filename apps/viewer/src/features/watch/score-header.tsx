import type { Event } from '@grandstand/contract'
import { eventSides, shortPeriod } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { statusText } from '../events/event-words.ts'
import { Score } from '../events/score.tsx'
import { TeamCrest } from '../events/team-crest.tsx'
import { useGameTime } from '../events/use-game-time.ts'
import styles from './score-header.module.css'
import { Standings } from './standings.tsx'
import { useGoal } from './use-goal.ts'
import type { Board, Side } from './who-scored.ts'

interface ScoreHeaderProps {
  /** With the board of the picture that is shown. */
  event: Event
  player: OpenPlayer | null
}

/** The two teams with the score of the picture, lit by their colours; of a meet its standings. */
export function ScoreHeader({ event, player }: ScoreHeaderProps) {
  const sides = eventSides(event)
  return sides ? <Sides event={event} player={player} {...sides} /> : <Standings event={event} />
}

type Team = Event['participants'][number]

function Sides({ event, player, away, home }: ScoreHeaderProps & Record<Side, Team>) {
  const scoreOf = ({ score }: Team) => (event.is_score_hidden ? null : (score ?? 0))
  const board = { away: scoreOf(away), home: scoreOf(home) }
  const goal = useGoal(board, player !== null)
  return (
    <section className={styles.header} style={{ '--away': away.color, '--home': home.color }}>
      {goal && <span key={goal.order} className={styles.goal} data-side={goal.side} aria-hidden="true" />}
      <TeamLink team={away} />
      <div className={styles.middle}>
        <SideScore board={board} side="away" />
        <Time event={event} player={player} />
        <SideScore board={board} side="home" />
      </div>
      <TeamLink team={home} />
    </section>
  )
}

function SideScore({ board, side }: { board: Board; side: Side }) {
  const score = board[side]
  if (score === null) return <Dash />
  const most = Math.max(board.away ?? 0, board.home ?? 0)
  const className = [
    styles.score,
    side === 'home' && styles.home,
    score < most && styles.losing,
    most > 99 && styles.long,
  ]
  return <Score className={className.filter(Boolean).join(' ')} value={score} />
}

/** Where a hidden score would be. */
function Dash() {
  return (
    <span className={`${styles.score} ${styles.losing}`} aria-hidden="true">
      –
    </span>
  )
}

function TeamLink({ team }: { team: Team }) {
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
    ? shortPeriod(i18n.language, period)?.replaceAll('\u00a0', ' ').replaceAll('-', '\u2011')
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
