import type { Order } from '@grandstand/contract'
import { namePaymentStatus } from '@grandstand/rules'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { grantsQuery } from '../../../platform/session/grants-query.ts'
import { giftsQuery } from '../gifts/gifts-query.ts'
import { GrantCard } from './grant-card.tsx'
import styles from './order-card.module.css'
import { OrderCard } from './order-card.tsx'

/** What opens something now: bought, or given. */
export function ActiveOrders({ orders, now }: { orders: readonly Order[]; now: Date }) {
  const { orders: words } = useCommerceWords()
  const { client } = useApp()
  const { language } = useI18n()
  const shown = orders
    // What was bought for others is among the gifts.
    .filter(order => !order.is_gift)
    .map(order => ({ order, status: namePaymentStatus(order, now) }))
    .filter(({ status }) => status === 'Paid' || status === 'Active')
  const { data: grants = [], isPending } = useQuery(grantsQuery(client, language))
  const gifts = useQuery(giftsQuery(client, language))
  if (shown.length === 0 && grants.length === 0) {
    // Shown below.
    if (gifts.data && gifts.data.length > 0) return null
    if (isPending || gifts.isPending) return <Skeleton shape="row" count={3} />
    return (
      <StateMessage icon="bank_card" title={words.emptyTitle} text={words.emptyText}>
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
    <ul className={`${styles.list} stack-4`}>
      {shown.map(({ order, status }) => (
        <li key={order.id}>
          <OrderCard order={order} status={status} />
        </li>
      ))}
      {grants.map(grant => (
        <li key={`grant-${grant.id}`}>
          <GrantCard grant={grant} />
        </li>
      ))}
    </ul>
  )
}
