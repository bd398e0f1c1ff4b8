import type { Board, BoardTap } from '@grandstand/contract'
import { formatClock, readClock } from '@grandstand/rules'
import { Icon, Skeleton } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../../../platform/load-problem.tsx'
import { PointButtons } from '../board/point-buttons.tsx'
import { showBoard } from '../board/show-board.ts'
import { TapStatus } from '../board/tap-status.tsx'
import { UndoButton } from '../board/undo-button.tsx'
import { useBoard } from '../board/use-board.ts'
import { useNow } from '../board/use-now.ts'
import styles from './keep-panel.module.css'

/** Score, period and clock beside the picture; on a phone the keeper has the buttons. */
export function KeepPanel({ channel, id }: { channel: string; id: string }) {
  const { words } = useI18n()
  const say = words.board
  const { answer, queue, tap, countOn, drop } = useBoard(channel, id)
  if (!answer.data) {
    if (answer.isError) return <LoadProblem error={answer.error} onRetry={() => void answer.refetch()} />
    return <Skeleton shape="row" count={4} />
  }
  const { board, answeredAt } = answer.data
  const shown = showBoard(board, answeredAt, queue.taps)
  const scoreOf = new Map(shown.scores.map(({ participant_id, score }) => [participant_id, score]))
  return (
    <section className={styles.keep} aria-label={say.title}>
      <div className={styles.clock}>
        <Periods board={board} period={shown.period} onTap={tap} />
        {board.clock.counts && <Clock clock={shown.clock} counts={board.clock.counts} onTap={tap} />}
      </div>
      <div className={styles.two}>
        {board.teams.map(team => (
          <Side key={team.id} board={board} team={team} score={scoreOf.get(team.id) ?? null} onTap={tap} />
        ))}
      </div>
      <div className={styles.undo}>
        <UndoButton board={board} taps={queue.taps} onTap={tap} />
      </div>
      {queue.state !== 'sent' && queue.state !== 'sending' && (
        <TapStatus queue={queue} by={board.last_tap?.by ?? null} onCount={countOn} onDrop={drop} />
      )}
    </section>
  )
}

interface Tapped {
  board: Board
  onTap: (tap: BoardTap) => void
}

function Periods({ board: { periods }, period, onTap }: Tapped & { period: string | null }) {
  const say = useI18n().words.room
  const at = period === null ? -1 : periods.indexOf(period)
  const step = (by: number, label: string, icon: 'chevron_left' | 'chevron_right') => {
    const next = periods[at + by]
    return (
      <button
        className="icon-button"
        type="button"
        aria-label={label}
        disabled={next === undefined}
        onClick={() => next !== undefined && onTap({ type: 'period', period: next })}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <div className={styles.periods}>
      {step(-1, say.periodBefore, 'chevron_left')}
      <span className={styles.period}>{period ?? '–'}</span>
      {step(1, say.periodAfter, 'chevron_right')}
    </div>
  )
}

interface ClockProps {
  clock: ReturnType<typeof showBoard>['clock']
  counts: NonNullable<Board['clock']['counts']>
  onTap: (tap: BoardTap) => void
}

function Clock({ clock, counts, onTap }: ClockProps) {
  const say = useI18n().words.board
  const isRunning = clock.since !== null
  const now = useNow(isRunning)
  return (
    <div className={styles.time}>
      <span className={styles.digits} role="timer">
        {formatClock(readClock(clock, counts, new Date(now)))}
      </span>
      <button
        className={`icon-button ${styles.round}`}
        type="button"
        aria-label={isRunning ? say.stop : say.start}
        onClick={() => onTap({ type: 'clock', is_running: !isRunning })}
      >
        <Icon name={isRunning ? 'pause' : 'play'} />
      </button>
    </div>
  )
}

interface SideProps extends Tapped {
  team: Board['teams'][number]
  score: number | null
}

function Side({ board, team, score, onTap }: SideProps) {
  const { name, short_name, image_url, color } = team
  return (
    <div className={styles.side} style={{ '--team': color }}>
      <div className={styles.team}>
        {image_url && <img src={image_url} alt="" width="32" height="32" />}
        <strong className={styles.name}>{short_name}</strong>
      </div>
      <output className={styles.score} aria-label={name}>
        {score ?? '–'}
      </output>
      <div className={styles.taps}>
        <PointButtons isSmall team={team} board={board} onTap={onTap} />
      </div>
    </div>
  )
}
