import type { Order } from '@grandstand/contract'
import { namePaymentStatus } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/commerce/commerce-words.ts'
import styles from './order-card.module.css'
import { OrderCard } from './order-card.tsx'

/** What opens something now. */
export function ActiveOrders({ orders, now }: { orders: readonly Order[]; now: Date }) {
  const { orders: words } = useCommerceWords()
  const shown = orders
    .map(order => ({ order, status: namePaymentStatus(order, now) }))
    .filter(({ status }) => status === 'Paid' || status === 'Active')
  if (shown.length === 0) {
    return (
      <StateMessage icon="card" title={words.emptyTitle} text={words.emptyText}>
        <a className="button button--primary" href="/schedule">
          {words.seeWhatIsOn}
        </a>
        <a className="button" href="/packages">
          {words.seePasses}
        </a>
      </StateMessage>
    )
  }
  return (
    <ul className={styles.list}>
      {shown.map(({ order, status }) => (
        <li key={order.id}>
          <OrderCard order={order} status={status} />
        </li>
      ))}
    </ul>
  )
}
