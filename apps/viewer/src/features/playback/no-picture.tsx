import type { Event } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'
import styles from './watch-stage.module.css'

/** A game that nobody films, or not yet, or that is not played. */
export function NoPicture({ event, poster }: { event: Event; poster: ReactNode }) {
  const { gate } = useWatchWords()
  const text = event.is_cancelled
    ? gate.cancelled
    : event.stream_status === 'live'
      ? gate.noPicture
      : gate.noReplay
  return (
    <>
      {poster}
      <div className={styles.front}>
        <p className={styles.gate}>{text}</p>
      </div>
    </>
  )
}
