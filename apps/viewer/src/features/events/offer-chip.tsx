import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import styles from './offer-chip.module.css'

/** $9.99, Free, Yours; or that there is no picture, and that its page tells when it comes. */
export function OfferChip({ event }: { event: Event }) {
  const i18n = useI18n()
  const offer = useGameOffer(event)
  const isOpen = isOpenOffer(offer) && (offer.access.kind === 'free' || offer.access.kind === 'owned')
  return (
    <span className={styles.chip} data-state={offer.state} data-open={isOpen || undefined}>
      {offer.state === 'no_picture' && <Icon name="bell" />}
      {offerText(offer, i18n)}
    </span>
  )
}
