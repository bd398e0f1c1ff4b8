import type { Order, User } from '@grandstand/contract'
import type { Basket } from '@grandstand/rules'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { track } from '../../../platform/track.ts'
import { useKept } from '../../../platform/use-kept.ts'
import { cardsQuery } from '../cards/cards-query.ts'
import { BoughtItem } from './bought-item.tsx'
import styles from './checkout.module.css'
import { CheckoutRefused } from './checkout-refused.tsx'
import { CouponField } from './coupon-field.tsx'
import { PayForm } from './pay-form.tsx'
import type { PayProblem } from './pay-problem.ts'
import { PriceLinesView } from './price-lines.tsx'
import { TrialTerms } from './trial-terms.tsx'
import { useCoupon } from './use-coupon.ts'
import { useGiving } from './use-giving.ts'
import type { Confirming } from './use-pay.ts'
import { usePlan } from './use-plan.ts'

/** A game on the checkout: what it looks like now, beside what is chosen, and in the wide column. */
export interface GameViews {
  small: ReactNode
  large: ReactNode
  remind: ReactNode
  /** It has been played. */
  isOver: boolean
}

interface CheckoutProps {
  user: User | null
  basket: Basket
  /** The game that is bought, or led here. */
  game: GameViews | null
  /** What is chosen, among what may be chosen instead; null: there is no choice; undefined: it is not known yet. */
  choices: ReactNode
  /** Where everything that opens the game is compared; null: there are no passes. */
  passesHref: string | null
  /** What went wrong with the last try. */
  problem: PayProblem | null
  onProblem: (problem: PayProblem | null) => void
  onConfirming: (confirming: Confirming | null) => void
  onPaid: (order: Order) => void
}

/** One product, what it costs, and the way to pay it: one screen. */
export function Checkout({ user, basket: asked, game, choices, passesHref, ...paying }: CheckoutProps) {
  const { client } = useApp()
  const { money } = useI18n()
  const { checkout: words } = useCommerceWords()
  const giving = useGiving(asked)
  const { basket } = giving
  const { priced, lines, failed, coupon, apply, remove, isWrong } = useCoupon(user?.id ?? null, basket)
  const cards = useQuery({ ...cardsQuery(client), enabled: user !== null })
  const { offer, trialDays, period } = usePlan(basket, user)
  // A login or another choice asks for everything again. What is shown stays until the answers are there.
  const { seats } = giving
  const shown = useKept(
    priced && lines && !(user && cards.isPending) ? { priced, lines, seats, asked } : undefined,
  )
  useEffect(() => track('view_buy_page', { item_type: basket.type, item_id: basket.id }), [basket])
  if (failed?.error) {
    return (
      <CheckoutRefused
        error={failed.error}
        basket={basket}
        remind={game?.remind}
        passesHref={passesHref}
        isOver={game?.isOver ?? false}
        wasOffered={shown !== undefined}
        onAgain={() => void failed.refetch()}
      />
    )
  }
  if (!shown || choices === undefined) {
    return (
      <div className={`${styles.column} stack-4`}>
        {game?.small}
        <Skeleton shape="text" count={5} label={words.loading} />
      </div>
    )
  }
  const { total, currency } = shown.lines
  const price = trialDays > 0 ? null : total === 0 ? words.nothingDue : money(total, currency)
  const coupons = trialDays === 0 && seats === 1 && (
    <CouponField coupon={coupon} onApply={apply} onRemove={remove} isWrong={isWrong} />
  )
  const sum = trialDays === 0 && <PriceLinesView lines={shown.lines} coupon={coupon} seats={shown.seats} />
  return (
    <div className={styles.checkout}>
      <div className={`${styles.column} stack-4`}>
        <div className={styles.narrow}>{game?.small}</div>
        <h1 className={`${styles.title} title-1`}>
          {basket.type === 'event' ? words.title : words.titlePass}
        </h1>
        <section className={choices ? styles.choosing : styles.chosen} aria-label={words.summary}>
          {choices ?? <BoughtItem basket={basket} name={shown.priced.name} price={price} />}
          {trialDays > 0 && (
            <TrialTerms basket={basket} days={trialDays} lines={shown.lines} period={period} />
          )}
          {sum && (
            <details className={styles.details}>
              <summary>{words.details}</summary>
              {sum}
            </details>
          )}
          {choices && passesHref !== null && (
            <a className={styles.compare} href={passesHref}>
              {words.comparePasses}
            </a>
          )}
        </section>
        {/* Nobody can pay while the price is still that of the last choice. */}
        <div className={styles.paying} inert={shown.asked !== asked}>
          <PayForm
            {...paying}
            user={user}
            basket={basket}
            giving={giving}
            lines={shown.lines}
            isPriced={lines !== undefined}
            firstProvider={shown.priced.form}
            coupon={coupon}
            offer={offer}
            trialDays={trialDays}
            cards={cards.data ?? []}
            areCardsLost={cards.isError}
            coupons={coupons}
          />
        </div>
      </div>
      <aside className={`${styles.aside} stack-5`}>
        {game?.large}
        {sum}
      </aside>
    </div>
  )
}
