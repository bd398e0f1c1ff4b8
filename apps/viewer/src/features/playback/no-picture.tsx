import type { GameOffer } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './watch-stage.module.css'

interface NoPictureProps {
  offer: GameOffer
  /** Its crew shows a card: nothing is broken. */
  isPaused?: boolean
  poster: ReactNode
  /** For those who want to know when the picture comes. */
  tell?: ReactNode
  /** Shows what prevents playback, rule by rule. */
  why?: ReactNode
}

/** A game that nobody films, or not yet, or that is not played. */
export function NoPicture({ offer, isPaused = false, poster, tell, why }: NoPictureProps) {
  const { words } = useI18n()
  const { gate } = useWatchWords()
  const isAwaited = offer.state === 'no_picture' || offer.state === 'signal_lost'
  const isLost = offer.state === 'signal_lost'
  const isSold = isAwaited && offer.access.kind === 'price'
  return (
    <>
      <div className={styles.picture}>{poster}</div>
      <div className={styles.front}>
        <div className={`${styles.gate} stack-3`} role="status">
          {isAwaited ? (
            <>
              <span className={styles.camera}>
                <Icon name="camera" />
              </span>
              <h2 className="title-2">
                {isPaused ? gate.pausedTitle : isLost ? gate.lostTitle : gate.darkTitle}
              </h2>
              <p>{isPaused ? gate.pausedText : isLost ? gate.lostText : gate.darkText}</p>
              {tell}
              {isSold && <p className="quiet small">{words.watch.saleLater}</p>}
            </>
          ) : (
            <p>{offer.state === 'cancelled' ? gate.cancelled : words.watch.noReplay}</p>
          )}
          {why}
        </div>
      </div>
    </>
  )
}
