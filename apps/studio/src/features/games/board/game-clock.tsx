import type { Board, BoardTap } from '@grandstand/contract'
import { type BoardClock, formatClock, readClock } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './board.module.css'
import { useNow } from './use-now.ts'

interface GameClockProps {
  clock: BoardClock
  counts: NonNullable<Board['clock']['counts']>
  onTap: (tap: BoardTap) => void
}

export function GameClock({ clock, counts, onTap }: GameClockProps) {
  const say = useI18n().words.board
  const isRunning = clock.since !== null
  const now = useNow(isRunning)
  const label = isRunning ? say.stop : say.start
  return (
    <section className={styles.clock} aria-label={say.clock}>
      <p className={styles.time} role="timer">
        {formatClock(readClock(clock, counts, new Date(now)))}
      </p>
      <button
        className={`button button--primary ${styles.run}`}
        type="button"
        aria-label={label}
        onClick={() => onTap({ type: 'clock', is_running: !isRunning })}
      >
        <Icon name={isRunning ? 'pause' : 'play'} />
        {isRunning ? say.stopShort : say.startShort}
      </button>
    </section>
  )
}
