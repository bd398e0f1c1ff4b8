import { useMemo, useState } from 'react'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { basketHref, readBasket } from '../features/commerce/checkout/basket.ts'
import { Checkout } from '../features/commerce/checkout/checkout.tsx'
import { NothingChosen } from '../features/commerce/checkout/nothing-chosen.tsx'
import { OrderSettling } from '../features/commerce/checkout/order-settling.tsx'
import type { PayProblem } from '../features/commerce/checkout/pay-problem.ts'
import { EventSummary } from '../features/events/event-summary.tsx'
import { ProfileGate } from '../features/profile/profile-gate.tsx'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './packages-screen.module.css'

/** The checkout of every product; with `?order=` what became of a payment. */
export function BuyScreen() {
  const search: Record<string, unknown> = useLocation().search
  const basket = useMemo(() => readBasket(search), [search])
  const orderId = /^[1-9]\d{0,9}$/.exec(String(search.order))?.[0] ?? null
  // Kept here: a payment that fails leads from the order back to the filled page.
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const [showDeclined] = useState(() => () => setProblem('declined'))
  return (
    <>
      <ScreenHeading screen="buy" />
      <div className={`${styles.content} stack-6`}>
        <ProfileGate>
          {user =>
            'order' in search ? (
              <OrderSettling key={orderId} orderId={orderId} onDeclined={showDeclined} />
            ) : basket ? (
              <Checkout
                key={basketHref(basket)}
                user={user}
                basket={basket}
                game={name => <EventSummary id={basket.id} name={name} />}
                problem={problem}
                onProblem={setProblem}
              />
            ) : (
              <NothingChosen />
            )
          }
        </ProfileGate>
      </div>
    </>
  )
}
