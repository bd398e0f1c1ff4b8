import type { User } from '@grandstand/contract'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { track } from '../../../platform/track.ts'
import { cardsQuery } from '../cards/cards-query.ts'
import type { Basket } from './basket.ts'
import { BoughtItem } from './bought-item.tsx'
import styles from './checkout.module.css'
import { CheckoutRefused } from './checkout-refused.tsx'
import { CouponField } from './coupon-field.tsx'
import { PayFailure } from './pay-failure.tsx'
import { PayForm } from './pay-form.tsx'
import type { PayProblem } from './pay-problem.ts'
import { PriceLinesView } from './price-lines.tsx'
import { TrialTerms } from './trial-terms.tsx'
import { useCoupon } from './use-coupon.ts'
import { usePlan } from './use-plan.ts'

interface CheckoutProps {
  user: User
  basket: Basket
  /** Which game it is, where one is bought. */
  game: (name: string) => ReactNode
  /** What went wrong with the last try. */
  problem: PayProblem | null
  onProblem: (problem: PayProblem | null) => void
}

/** One product, what it costs, and the way to pay it. */
export function Checkout({ user, basket, game, problem, onProblem }: CheckoutProps) {
  const { client } = useApp()
  const { checkout } = useCommerceWords()
  const { priced, lines, failed, coupon, apply, remove, isWrong } = useCoupon(user.id, basket)
  const cards = useQuery(cardsQuery(client))
  const { offer, trialDays, period } = usePlan(basket)
  useEffect(() => track('view_buy_page', { item_type: basket.type, item_id: basket.id }), [basket])
  if (failed?.error) {
    return <CheckoutRefused error={failed.error} basket={basket} onAgain={() => void failed.refetch()} />
  }
  if (!priced || !lines || cards.isPending) {
    return (
      <div className={`${styles.waiting} stack-4`}>
        <Skeleton shape="text" count={5} label={checkout.loading} />
      </div>
    )
  }
  return (
    <div className={`${styles.checkout} stack-5`}>
      <section className={styles.summary} aria-label={checkout.summary}>
        <BoughtItem basket={basket} name={priced.name} game={game} />
        {trialDays > 0 ? (
          <TrialTerms basket={basket} days={trialDays} lines={lines} period={period} />
        ) : (
          <>
            <PriceLinesView lines={lines} coupon={coupon} />
            <CouponField coupon={coupon} onApply={apply} onRemove={remove} isWrong={isWrong} />
          </>
        )}
      </section>
      <PayForm
        user={user}
        basket={basket}
        lines={lines}
        provider={priced.form}
        coupon={coupon}
        offer={offer}
        trialDays={trialDays}
        cards={cards.data ?? []}
        areCardsLost={cards.isError}
        onProblem={onProblem}
      />
      {problem && <PayFailure problem={problem} basket={basket} onClose={() => onProblem(null)} />}
    </div>
  )
}
