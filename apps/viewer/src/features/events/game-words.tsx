import type { Event } from '@grandstand/contract'
import { eventCardTitle } from '@grandstand/rules'
import styles from './game-words.module.css'
import { OfferChip } from './offer-chip.tsx'

interface GameWordsProps {
  event: Event
  /** Below the teams. */
  text: string
}

/** Under the picture of a game: who plays, what it offers, and where. */
export function GameWords({ event, text }: GameWordsProps) {
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>{eventCardTitle(event)}</span>
        <OfferChip event={event} />
      </span>
      <span className={`${styles.text} quiet meta`}>{text}</span>
    </>
  )
}
