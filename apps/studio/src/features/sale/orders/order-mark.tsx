import type { StudioOrder } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './order-mark.module.css'

/** The state of an order: in words, and in a colour for a quick glance. */
export function OrderMark({ order }: { order: Pick<StudioOrder, 'status' | 'activity_status'> }) {
  const { words } = useI18n()
  const state = order.status === 'paid' ? order.activity_status : order.status
  const look = state === 'active' ? styles.good : state === 'inactive' ? styles.bad : styles.quiet
  return <span className={`${styles.mark} ${look}`}>{words.sales.orders.states[state]}</span>
}
