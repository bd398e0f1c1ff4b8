import { CardProgress } from '@grandstand/ui'
import { useI18n } from '../i18n/use-i18n.ts'
import type { Watched } from '../session/use-watched.ts'
import { durationText } from './duration-text.ts'
import styles from './video-length.module.css'

interface VideoLengthProps {
  /** Undefined or null: nobody knows. */
  seconds: number | null | undefined
  /** Undefined: nothing yet. */
  watched: Watched | undefined
}

/** How long a video is, or how much of it is left to its viewer, at the foot of its picture. */
export function VideoLength({ seconds, watched }: VideoLengthProps) {
  const { words, fill } = useI18n()
  // What is left is unknown to who hides scores: it would tell the length of the game.
  const { percent = null, left_seconds = null } = watched ?? {}
  const minutes = left_seconds === null ? null : String(Math.ceil(left_seconds / 60))
  const text = minutes ? fill(words.events.minutesLeft, { minutes }) : seconds ? durationText(seconds) : null
  return (
    <>
      {text && <span className={styles.length}>{text}</span>}
      {percent !== null && (
        <CardProgress percent={percent} label={fill(words.events.watched, { percent: String(percent) })} />
      )}
    </>
  )
}
