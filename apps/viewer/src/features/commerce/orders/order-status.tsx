import type { PaymentStatus, TransactionStatus } from '@grandstand/rules'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './order-status.module.css'

export function OrderStatus({ status }: { status: PaymentStatus | TransactionStatus }) {
  const { orders } = useCommerceWords()
  const isOpen = status === 'Paid' || status === 'Active'
  return (
    <span className={isOpen ? `${styles.status} ${styles.open}` : styles.status}>
      {orders.status[status]}
    </span>
  )
}
