import type { Event } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'
import styles from './watch-stage.module.css'

/** A game that nobody films, or not yet. */
export function NoPicture({ event, poster }: { event: Event; poster: ReactNode }) {
  const { gate } = useWatchWords()
  return (
    <>
      {poster}
      <div className={styles.front}>
        <p className={styles.gate}>{event.stream_status === 'live' ? gate.noPicture : gate.noReplay}</p>
      </div>
    </>
  )
}
