import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ordersQuery } from '../../../platform/session/orders-query.ts'
import { accessQuery } from '../../../platform/session/user-queries.ts'
import { dayOfOrder } from './order-dates.ts'
import styles from './past-due.module.css'

/** A renewal that was not paid: how long it still opens, and where it is paid. */
export function PastDue() {
  const { client } = useApp()
  const { language, fill } = useI18n()
  const { orders: words } = useCommerceWords()
  const { data: access } = useQuery(accessQuery(client))
  const isPastDue = access?.is_past_due ?? false
  const { data: orders = [] } = useQuery({ ...ordersQuery(client, language), enabled: isPastDue })
  if (!isPastDue) return null
  return orders
    .filter(({ is_past_due }) => is_past_due)
    .map(({ id, product, expires_at, created_at, activity_status, pay_url }) => (
      <div key={id} className={styles.banner} role="alert">
        <Icon name="alert" />
        <div>
          <p className={styles.title}>{words.pastDueTitle}</p>
          <p>
            {fill(activity_status === 'active' ? words.pastDueText : words.pastDueOver, {
              name: product.name,
              date: dayOfOrder(language, expires_at ?? created_at),
            })}
          </p>
        </div>
        {pay_url !== null && (
          <a className="button button--primary" href={pay_url}>
            {words.pastDuePay}
          </a>
        )}
      </div>
    ))
}
