import type { Board, BoardTap } from '@grandstand/contract'
import styles from './board.module.css'
import { PointButtons } from './point-buttons.tsx'

interface TeamScoreProps {
  team: Board['teams'][number]
  board: Pick<Board, 'points' | 'kinds'>
  onTap: (tap: BoardTap) => void
}

/** Half of the screen in the team's colour; the buttons say the word and the points. */
export function TeamScore({ team, board, onTap }: TeamScoreProps) {
  const { name, short_name, image_url, color, score } = team
  return (
    <section className={styles.team} style={{ '--team': color }} aria-label={name}>
      <h2 className={styles.name}>
        {image_url && <img src={image_url} alt="" width="40" height="40" />}
        <span>{short_name}</span>
      </h2>
      <p className={styles.score}>{score ?? '–'}</p>
      <PointButtons team={team} board={board} onTap={onTap} />
    </section>
  )
}
