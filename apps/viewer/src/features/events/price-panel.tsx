import type { Event } from '@grandstand/contract'
import { findSalePrice, type GameOffer } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel } from '../../platform/offer/offer-words.ts'
import { offersHref } from '../../platform/offer/offers-href.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { CancelledPanel } from './cancelled-panel.tsx'
import { calendarHref } from './event-links.ts'
import styles from './price-panel.module.css'

interface PricePanelProps {
  event: Event
  /** Passes open it, also before its picture comes. */
  hasPasses: boolean
  why: ReactNode
  /** For those who have paid and still see a price. */
  bought: ReactNode
  /** What stands in place of the way to the checkout for users with a saved card. */
  pay: (toCheckout: ReactNode) => ReactNode
}

/** What opens the game, in words of its pass kind. Until it begins, the way to buy it: later that is in place of the picture. */
export function PricePanel({ event, hasPasses, why, bought, pay }: PricePanelProps) {
  const i18n = useI18n()
  const { words, language, fill, money } = i18n
  const offer = useGameOffer(event)
  const text = useAccessText(event, offer, hasPasses)
  if (offer.state === 'cancelled') return <CancelledPanel />
  const sale = findSalePrice(offer)
  const isUpcoming = offer.state === 'upcoming'
  const isAwaited = offer.state === 'no_picture' || offer.state === 'signal_lost'
  const isSold = 'access' in offer && (offer.access.kind === 'price' || offer.access.kind === 'pass')
  return (
    <section className={`${styles.panel} stack-3 start top panel`} aria-labelledby="access-title">
      <h2 className="title-2" id="access-title">
        {words.watch.accessTitle}
      </h2>
      {sale && (
        <p className={styles.price}>{fill(words.watch.fee, { price: money(sale.price, sale.currency) })}</p>
      )}
      <p className="quiet">{text}</p>
      {isUpcoming && isSold && pay(<BuyBar event={event} offer={offer} />)}
      {isUpcoming && isSold && bought}
      {isAwaited && isSold && hasPasses && (
        <a className="button" href={offersHref(event.id)}>
          {words.events.seePasses}
        </a>
      )}
      {offer.state === 'geo_blocked' && why}
      {isUpcoming && (
        <a className="button" href={calendarHref(event, language)} download="">
          <Icon name="calendar" />
          {words.events.addToCalendar}
        </a>
      )}
    </section>
  )
}

function useAccessText(event: Event, offer: GameOffer, hasPasses: boolean): string {
  const { watch } = useI18n().words
  const { gate } = useWatchWords()
  if (!('access' in offer)) return gate.geoBlocked
  if (offer.state === 'no_replay') return watch.noReplay
  const { kind } = offer.access
  if (!isOpenOffer(offer) && kind === 'price') return hasPasses ? watch.saleLaterPass : watch.saleLater
  return watch.access[kind === 'owned' || kind === 'pass' ? kind : event.type]
}

/** In the first view of a phone: it stands at the bottom, whatever is above it. */
function BuyBar({ event, offer }: { event: Event; offer: GameOffer }) {
  const i18n = useI18n()
  const { words, money } = i18n
  const sale = findSalePrice(offer)
  const buy = useBuyGame(event)
  return (
    <div className={styles.bar}>
      {sale && (
        <p className={styles.sum}>
          <span className={styles.amount}>{money(sale.price, sale.currency)}</span>
          <span className="quiet meta">{words.watch.feeIncluded}</span>
        </p>
      )}
      <a className="button button--primary" href={buy.href} onClick={buy.onChoose}>
        {sale && <span className={styles.narrow}>{words.watch.buyGame}</span>}
        <span className={sale ? styles.wide : undefined}>{offerLabel(offer, i18n)}</span>
      </a>
    </div>
  )
}
