import type { EventCategory, Participant } from '@grandstand/contract'
import { type Offer, openedSports } from '@grandstand/rules'
import { useAccountWords } from '../../locales/words.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { describeOffer } from './offer.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './product-list.module.css'
import { useTrackedList } from './use-tracked-list.ts'

interface OfferListProps {
  offers: readonly Offer[]
  /** A team pass is bought for one of these. */
  teams: readonly Participant[]
  sports: readonly EventCategory[]
  /** The game that led here. */
  eventId?: number
}

/** What opens a game, one card each. */
export function OfferList({ offers, teams, sports, eventId }: OfferListProps) {
  const { packages: words, selectPackage: own } = useAccountWords()
  const user = useUser()
  const items = offers.map(offer => describeOffer(offer, own.single))
  useTrackedList('offers', items)
  const opensOf = (offer: Offer): string => {
    if (offer.type === 'event') return own.single
    if (offer.type === 'subscription') return words.opens.all
    const names = openedSports(sports, offer.product.event_categories)
    const team = offer.product.is_team_pass ? [words.opens.team] : []
    return [...team, ...names].join(' · ') || words.opens.all
  }
  return (
    <>
      {!user && <p className={styles.note}>{own.login}</p>}
      <ul className={`${styles.grid} stack-4`}>
        {offers.map(offer => (
          <li key={offer.type === 'event' ? 'event' : `${offer.type}-${offer.product.id}`}>
            <OfferCard
              offer={offer}
              opens={opensOf(offer)}
              eventId={eventId ?? null}
              teams={offer.type === 'package' && offer.product.is_team_pass ? teams : []}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
