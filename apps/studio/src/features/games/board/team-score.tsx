import type { Board, BoardTap } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './board.module.css'

interface TeamScoreProps {
  team: Board['teams'][number]
  board: Pick<Board, 'points' | 'kinds'>
  onTap: (tap: BoardTap) => void
}

/** Half of the screen in the team's colour; the buttons say the word and the points. */
export function TeamScore({ team, board, onTap }: TeamScoreProps) {
  const { words, fill } = useI18n()
  const { id: participant_id, name, short_name, image_url, color, score } = team
  return (
    <section className={styles.team} style={{ '--team': color }} aria-label={name}>
      <h2 className={styles.name}>
        {image_url && <img src={image_url} alt="" width="40" height="40" />}
        <span>{short_name}</span>
      </h2>
      <p className={styles.score}>{score ?? '–'}</p>
      <div className={styles.taps}>
        {board.points.map((points, at) => {
          const kind = board.kinds[at]
          const word = kind ? words.board.kinds[kind] : words.board.points
          return (
            <button
              key={points}
              className={styles.tap}
              type="button"
              aria-label={`${word} ${fill(words.board.addPoints, { number: String(points), team: name })}`}
              onClick={() => onTap({ type: 'points', participant_id, points })}
            >
              <span>{word}</span> <b>{`+${points}`}</b>
            </button>
          )
        })}
      </div>
    </section>
  )
}
