import { PaymentPortal } from '../features/commerce/cards/payment-portal.tsx'
import { SavedCards } from '../features/commerce/cards/saved-cards.tsx'
import styles from './screens.module.css'

/** The part of the profile where cards are kept. */
export function ProfileCardsScreen() {
  return (
    <div className={`${styles.main} stack-5 top`}>
      <SavedCards />
      <PaymentPortal />
    </div>
  )
}
