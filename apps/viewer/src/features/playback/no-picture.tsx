import type { Event } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import styles from './watch-stage.module.css'

interface NoPictureProps {
  event: Event
  poster: ReactNode
  /** Shows what prevents playback, rule by rule. */
  why?: ReactNode
}

/** A game that nobody films, or not yet, or that is not played. */
export function NoPicture({ event, poster, why }: NoPictureProps) {
  const { gate } = useWatchWords()
  const text = event.is_cancelled
    ? gate.cancelled
    : event.stream_status === 'live'
      ? gate.noPicture
      : gate.noReplay
  return (
    <>
      <div className={styles.picture}>{poster}</div>
      <div className={styles.front}>
        <div className={`${styles.gate} stack-3`}>
          <p>{text}</p>
          {why}
        </div>
      </div>
    </>
  )
}
