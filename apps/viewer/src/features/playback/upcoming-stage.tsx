import type { Event } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { PreviewOffer } from './preview-offer.tsx'
import styles from './upcoming-stage.module.css'
import stage from './watch-stage.module.css'

interface UpcomingStageProps {
  event: Event
  poster: ReactNode
  countdown: ReactNode
}

/** In place of the picture until the game begins. */
export function UpcomingStage({ event, poster, countdown }: UpcomingStageProps) {
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          <div className={stage.picture}>{poster}</div>
          <div className={styles.countdown}>
            {countdown}
            {preview}
          </div>
        </>
      )}
    </PreviewOffer>
  )
}
