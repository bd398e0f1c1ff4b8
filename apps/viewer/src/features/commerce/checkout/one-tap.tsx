import type { Card, Order, PriceLines, User } from '@grandstand/contract'
import { type Basket, basketHref } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { FormFailure } from '../../../platform/form/form-failure.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useIsOnline } from '../../../platform/use-is-online.ts'
import { cardName } from '../cards/card-name.ts'
import { cardsQuery } from '../cards/cards-query.ts'
import checkout from './checkout.module.css'
import styles from './one-tap.module.css'
import { PayNote } from './pay-note.tsx'
import { isDecline } from './pay-problem.ts'
import { priceLinesQuery } from './price-queries.ts'
import { SaleTerms } from './sale-terms.tsx'
import saved from './saved-card.module.css'
import { useAttempts } from './use-attempts.ts'
import { useOneTap } from './use-one-tap.ts'

interface OneTapProps {
  user: User
  basket: Basket
  /** It is watched at once when it is paid. */
  playsAtOnce: boolean
  /** Over the page on a phone, in its first view. */
  isSheet: boolean
  onPaid: (order: Order) => void
  /** What else opens the game. */
  more: ReactNode
  /** The way to the checkout, for buyers without a saved card. */
  children: ReactNode
}

/** A game that is paid with the saved card by one tap, where it is offered. */
export function OneTap({ children, ...props }: OneTapProps) {
  const { user, basket } = props
  const { client } = useApp()
  const { language } = useI18n()
  const attempts = useAttempts()
  const cards = useQuery(cardsQuery(client))
  const priced = useQuery({
    ...priceLinesQuery(client, language, basket),
    enabled: cards.data?.[0] !== undefined,
  })
  const card = cards.data?.[0]
  // A promo code counts at the checkout, where it was put in.
  const hasCoupon = attempts.findCoupon({ user_id: user.id, basket }) !== null
  if (cards.isPending || (card && priced.isPending))
    return <span className={styles.wait} aria-hidden="true" />
  if (!card || !priced.data || priced.data.total === 0 || hasCoupon) return children
  return <SavedCardOffer {...props} card={card} lines={priced.data} />
}

interface SavedCardOfferProps extends Omit<OneTapProps, 'children'> {
  card: Card
  lines: PriceLines
}

function SavedCardOffer({ card, lines, ...props }: SavedCardOfferProps) {
  const { user, basket, playsAtOnce, isSheet, more } = props
  const { money, fill } = useI18n()
  const words = useCommerceWords()
  const isOnline = useIsOnline()
  const { pay, isPaying, isConfirming, problem, failure } = useOneTap({ ...props, card, lines })
  const href = basketHref(basket)
  const label = fill(playsAtOnce ? words.checkout.payAndWatch : words.checkout.pay, {
    price: money(lines.total, lines.currency),
  })
  return (
    <section className={`${styles.offer} ${isSheet ? styles.sheet : ''}`} aria-label={words.checkout.summary}>
      {problem && <PayNote problem={problem} basket={basket} />}
      <FormFailure error={failure} secondsLeft={0} />
      <div className={saved.card}>
        <p>
          {cardName(card, words)}
          <span className="quiet meta breaks">{user.email}</span>
        </p>
        <a className={styles.change} href={href}>
          {isDecline(problem) ? words.failure.anotherCard : words.checkout.change}
        </a>
      </div>
      <button
        className={`button button--primary ${checkout.pay}`}
        type="button"
        aria-disabled={isPaying}
        disabled={!isOnline}
        onClick={pay}
      >
        <Icon name="lock" />
        {!isOnline ? words.checkout.waiting : isPaying ? words.checkout.paying : label}
      </button>
      <p className="quiet meta pretty unless-empty" role="status">
        {isConfirming ? words.wait.text : !isOnline && words.checkout.offline}
      </p>
      <SaleTerms offer={null} trialDays={0} isShort={isSheet} />
      {more}
    </section>
  )
}
