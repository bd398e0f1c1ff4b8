import type { Event } from '@grandstand/contract'
import { findSalePrice, type GameOffer } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel } from '../../platform/offer/offer-words.ts'
import { offersHref } from '../../platform/offer/offers-href.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { CancelledPanel } from './cancelled-panel.tsx'
import { calendarHref } from './event-links.ts'
import styles from './price-panel.module.css'
import { useAccessText } from './use-access-text.ts'

interface PricePanelProps {
  event: Event
  /** Passes open it, also before its picture comes. */
  hasPasses: boolean
  /** Its free seconds are on the screen, or were. */
  isPreviewed: boolean
  /** For those who have paid and still see a price. */
  bought: ReactNode
  /** What stands in place of the way to the checkout for users with a saved card. */
  pay: (toCheckout: ReactNode) => ReactNode
}

/** The way to the picture for those who do not have it, in the first view; for a game to come also that they have it. */
export function PricePanel({ event, hasPasses, isPreviewed, bought, pay }: PricePanelProps) {
  const { words, language, fill, money } = useI18n()
  const offer = useGameOffer(event)
  const text = useAccessText(event, hasPasses)
  if (offer.state === 'cancelled') return <CancelledPanel />
  const sale = findSalePrice(offer)
  const isUpcoming = offer.state === 'upcoming'
  const isSold = 'access' in offer && (offer.access.kind === 'price' || offer.access.kind === 'pass')
  const isOpen = isOpenOffer(offer)
  const isAwaited = offer.state === 'no_picture' || offer.state === 'signal_lost'
  const isForPasses = !isOpen && isAwaited && isSold && hasPasses
  if (!isUpcoming && !(isSold && isOpen) && !isForPasses) return null
  return (
    <section className={`${styles.panel} stack-3 start top panel`} aria-labelledby="access-title">
      <h2 className="title-2" id="access-title">
        {words.watch.panelTitle}
      </h2>
      {isOpen && isSold && pay(<BuyBar event={event} offer={offer} isPreviewed={isPreviewed} />)}
      {sale && (
        <p className={`${styles.price} quiet meta`}>
          {fill(words.watch.fee, { price: money(sale.price, sale.currency) })}
        </p>
      )}
      <p className="quiet small">{text}</p>
      {isOpen && isSold && bought}
      {isForPasses && (
        <a className="button" href={offersHref(event.id)}>
          {words.events.seePasses}
        </a>
      )}
      {isUpcoming && (
        <a className="button" href={calendarHref(event, language)} download="">
          <Icon name="calendar" />
          {words.events.addToCalendar}
        </a>
      )}
    </section>
  )
}

interface BuyBarProps extends Pick<PricePanelProps, 'event' | 'isPreviewed'> {
  offer: GameOffer
}

/** Of a game to come it stands at the bottom of a phone, in its first view, whatever is above it. */
function BuyBar({ event, offer, isPreviewed }: BuyBarProps) {
  const i18n = useI18n()
  const { words, money } = i18n
  const sale = findSalePrice(offer)
  const buy = useBuyGame(event)
  if (offer.state !== 'upcoming' || !sale) {
    return (
      <a className={`button button--primary ${styles.buy}`} href={buy.href} onClick={buy.onChoose}>
        {sale && isPreviewed
          ? i18n.fill(words.watch.keepWatching, { price: money(sale.price, sale.currency) })
          : offerLabel(offer, i18n)}
      </a>
    )
  }
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <span className={styles.amount}>{money(sale.price, sale.currency)}</span>
        <span className="quiet meta">{words.watch.feeIncluded}</span>
      </p>
      <a className={`button button--primary ${styles.buy}`} href={buy.href} onClick={buy.onChoose}>
        <span className={styles.narrow}>{words.watch.buyGame}</span>
        <span className={styles.wide}>{offerLabel(offer, i18n)}</span>
      </a>
    </div>
  )
}
