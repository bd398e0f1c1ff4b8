import type { Board, BoardTap } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './point-buttons.module.css'

interface PointButtonsProps {
  team: Pick<Board['teams'][number], 'id' | 'name'>
  board: Pick<Board, 'points' | 'kinds'>
  onTap: (tap: BoardTap) => void
  /** Beside a picture, for a mouse. */
  isSmall?: boolean
}

/** One for each number of points that the sport gives at once, in the team's colour: the word and the points. */
export function PointButtons({ team, board, onTap, isSmall = false }: PointButtonsProps) {
  const { words, fill } = useI18n()
  return (
    <div className={isSmall ? styles.small : styles.points}>
      {board.points.map((points, at) => {
        const kind = board.kinds[at]
        const word = kind ? words.board.kinds[kind] : words.board.points
        return (
          <button
            key={points}
            type="button"
            aria-label={`${word} ${fill(words.board.addPoints, { number: String(points), team: team.name })}`}
            onClick={() => onTap({ type: 'points', participant_id: team.id, points })}
          >
            <span>{word}</span> <b>{`+${points}`}</b>
          </button>
        )
      })}
    </div>
  )
}
