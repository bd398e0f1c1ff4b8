import { useState } from 'react'
import { formatClock } from '../core/format-clock.ts'
import styles from './player.module.css'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

/** So much later nobody wonders any more why it did not begin at the beginning. */
const shownSeconds = 8

interface ResumedProps {
  controls: PlayerControls
  words: PlayerWords
  /** Where the viewer had left off; 0: it begins at the beginning. */
  seconds: number
}

/** Says that a replay goes on where it was left, and offers the beginning. */
export function Resumed({ controls, words, seconds }: ResumedProps) {
  const [isDone, setIsDone] = useState(false)
  const { positionSeconds } = controls.state
  const isNear = positionSeconds >= seconds - 1 && positionSeconds < seconds + shownSeconds
  if (seconds === 0 || isDone || !isNear) return null
  return (
    <p className={styles.resumed}>
      {words.resumed.replace('{time}', formatClock(seconds))}
      <button
        className="button"
        type="button"
        onClick={() => {
          setIsDone(true)
          controls.seekTo(controls.state.seekable.startSeconds)
        }}
      >
        {words.startOver}
      </button>
    </p>
  )
}
