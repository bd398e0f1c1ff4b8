import type { Board, BoardTap } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { KeptTap } from './kept-taps.ts'
import styles from './undo-button.module.css'

interface UndoButtonProps {
  board: Board
  /** Those that are on their way. */
  taps: readonly KeptTap[]
  onTap: (tap: BoardTap) => void
}

/** Names what it takes back, and whose tap that was if it was another keeper's. */
export function UndoButton({ board, taps, onTap }: UndoButtonProps) {
  const { words } = useI18n()
  const say = words.board
  const last = findLast(board, taps)
  const text = last && describe(last)
  return (
    <button
      className={`button ${styles.undo}`}
      type="button"
      disabled={last === null && taps.length === 0}
      aria-label={text ? undefined : say.undo}
      onClick={() => onTap({ type: 'undo' })}
    >
      <span className={styles.words}>
        <b>{say.undoShort}</b> {text && <small>{text}</small>}
      </span>
    </button>
  )

  function describe({ type, team_id, points, period, by }: NonNullable<Board['last_tap']>): string {
    const team = board.teams.find(({ id }) => id === team_id)?.short_name
    const kind = points === null ? null : board.kinds[board.points.indexOf(points)]
    const what = {
      points: kind ? say.kinds[kind] : `+${points}`,
      score: say.correct,
      period: `${say.period} ${period ?? ''}`.trim(),
      clock: say.clock,
      set_clock: say.clock,
    }[type]
    return [[what, team].filter(Boolean).join(', '), by].filter(Boolean).join(' · ')
  }
}

/** Null: nothing, or only the server knows what was before. */
function findLast(board: Board, taps: readonly KeptTap[]): Board['last_tap'] {
  const tap = taps.findLast(({ version }) => version >= board.version)?.tap
  if (!tap) return board.last_tap
  if (tap.type === 'undo') return null
  return {
    type: tap.type,
    team_id: 'participant_id' in tap ? tap.participant_id : null,
    points: tap.type === 'points' ? tap.points : null,
    period: tap.type === 'period' ? tap.period : null,
    by: null,
  }
}
