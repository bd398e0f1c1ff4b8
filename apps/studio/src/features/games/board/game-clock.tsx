import type { Board, BoardTap } from '@grandstand/contract'
import { type BoardClock, formatClock, readClock } from '@grandstand/rules'
import { TextField } from '@grandstand/ui'
import { useEffect, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './board.module.css'
import { readClockField } from './read-clock-field.ts'

interface GameClockProps {
  clock: BoardClock
  counts: NonNullable<Board['clock']['counts']>
  onTap: (tap: BoardTap) => void
}

export function GameClock({ clock, counts, onTap }: GameClockProps) {
  const say = useI18n().words.board
  const now = useNow(clock.since !== null)
  const [problem, setProblem] = useState('')
  const isRunning = clock.since !== null
  return (
    <section className={`${styles.part} stack-3 panel`} aria-label={say.clock}>
      <p className={styles.time} role="timer">
        {formatClock(readClock(clock, counts, new Date(now)))}
      </p>
      <button
        className={`button button--primary ${styles.big}`}
        type="button"
        onClick={() => onTap({ type: 'clock', is_running: !isRunning })}
      >
        {isRunning ? say.stop : say.start}
      </button>
      <form
        className={`${styles.set} stack-3`}
        onSubmit={event => {
          event.preventDefault()
          const ms = readClockField(String(new FormData(event.currentTarget).get('time')))
          setProblem(ms === null ? say.badTime : '')
          if (ms === null) return
          onTap({ type: 'set_clock', ms })
          event.currentTarget.reset()
        }}
      >
        <TextField name="time" label={say.setClock} problem={problem} hint={say.badTime} autoComplete="off" />
        <button className={`button ${styles.big}`} type="submit">
          {say.set}
        </button>
      </form>
    </section>
  )
}

/** Often enough that no second is skipped. */
const tickMs = 250

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
