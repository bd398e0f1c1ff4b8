import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import free from './free-preview-stage.module.css'
import { PreviewOffer } from './preview-offer.tsx'
import styles from './watch-stage.module.css'

interface LockedStageProps {
  event: Event
  poster: ReactNode
  /** What was seen of it before. */
  note?: ReactNode
}

/** In place of a picture that has to be bought: what it looks like; the way to it stands beside. */
export function LockedStage({ event, poster, note = null }: LockedStageProps) {
  const { gate } = useWatchWords()
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          <div className={styles.picture}>{poster}</div>
          <div className={`${styles.front} ${styles.locked}`} data-locked="">
            <span className={styles.lock}>
              <Icon name="lock" />
            </span>
            <h2 className="title-2">{event.stream_status === 'live' ? gate.goesOn : gate.replayLocked}</h2>
            {preview}
          </div>
          {note && <span className={free.note}>{note}</span>}
        </>
      )}
    </PreviewOffer>
  )
}
