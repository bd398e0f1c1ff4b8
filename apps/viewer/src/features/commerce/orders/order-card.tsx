import type { Order } from '@grandstand/contract'
import type { PaymentStatus } from '@grandstand/rules'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './order-card.module.css'
import { dayOfOrder } from './order-dates.ts'
import { OrderStatus } from './order-status.tsx'
import { Renewal } from './renewal.tsx'
import { WayToGames } from './way-to-games.tsx'

export function OrderCard({ order, status }: { order: Order; status: PaymentStatus }) {
  const { language, fill } = useI18n()
  const { orders: words } = useCommerceWords()
  const day = (at: string) => ({ date: dayOfOrder(language, at) })
  return (
    <article className={`${styles.card} stack-2 top panel`} aria-labelledby={`order-${order.id}`}>
      <div className={styles.head}>
        <h2 className="title-3" id={`order-${order.id}`}>
          {order.product.name}
        </h2>
        <OrderStatus status={status} />
      </div>
      <p className="quiet meta pretty">
        {words.type[order.type]} · {fill(words.bought, day(order.created_at))}
      </p>
      <p>{endText()}</p>
      {order.auto_renewal !== null && <Renewal order={order} renewal={order.auto_renewal} />}
      <WayToGames
        eventId={order.type === 'event' ? order.product.id : null}
        participantId={order.product.participant_id}
        name={order.product.name}
      />
    </article>
  )

  function endText(): string {
    const { is_trial, auto_renewal, period_ends_at, expires_at } = order
    if (is_trial && period_ends_at) return fill(words.trialUntil, day(period_ends_at))
    if (auto_renewal === 'active' && period_ends_at) return fill(words.renewsOn, day(period_ends_at))
    const end = period_ends_at ?? expires_at
    return end === null ? words.forEver : fill(words.until, day(end))
  }
}
