import type { BoardTap } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './board.module.css'

interface TeamScoreProps {
  team: { id: number; name: string; score: number | null }
  points: readonly number[]
  onTap: (tap: BoardTap) => void
}

export function TeamScore({ team, points, onTap }: TeamScoreProps) {
  const { words, fill } = useI18n()
  const say = words.board
  const { id: participant_id, name, score } = team
  return (
    <section className={styles.team} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.score}>{score ?? '–'}</p>
      <div className="stack-2 top">
        {points.map(number => (
          <button
            key={number}
            className={`button button--primary ${styles.huge}`}
            type="button"
            aria-label={fill(say.addPoints, { number: String(number), team: name })}
            onClick={() => onTap({ type: 'points', participant_id, points: number })}
          >
            +{number}
          </button>
        ))}
        <button
          className={`button ${styles.huge}`}
          type="button"
          disabled={!score}
          aria-label={fill(say.takeOne, { team: name })}
          onClick={() => onTap({ type: 'score', participant_id, score: Math.max(0, (score ?? 0) - 1) })}
        >
          −1
        </button>
      </div>
    </section>
  )
}
