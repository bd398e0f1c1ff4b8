import type { Event } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { Countdown } from '../events/countdown.tsx'
import { PreviewOffer } from './preview-offer.tsx'
import styles from './upcoming-stage.module.css'

/** In place of the picture until the game begins. */
export function UpcomingStage({ event, poster }: { event: Event; poster: ReactNode }) {
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          {poster}
          <div className={styles.countdown}>
            <Countdown event={event} />
            {preview}
          </div>
        </>
      )}
    </PreviewOffer>
  )
}
