import type { StudioOrder } from '@grandstand/contract'
import { chooseOrderLook, type OrderLook } from '@grandstand/rules'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useWhen } from '../../../platform/use-when.ts'
import styles from './order-state.module.css'

const tones: Record<OrderLook, string | undefined> = {
  paid: styles.money,
  part_refunded: styles.money,
  over: styles.over,
  on_hold: styles.hollow,
  waiting: styles.hollow,
  declined: styles.off,
  unfinished: styles.off,
  refunded: styles.accent,
  disputed: styles.bad,
}

type Stated = Pick<StudioOrder, 'status' | 'activity_status' | 'payment_state' | 'refunded'> &
  Partial<Pick<StudioOrder, 'dispute_due_at' | 'currency'>>

/** The state of an order: a dot and a word. */
export function OrderState({ order }: { order: Stated }) {
  const { words, fill, money } = useI18n()
  const when = useWhen()
  const say = words.money.looks
  const look = chooseOrderLook(order)
  const { dispute_due_at: due, currency } = order
  const text =
    look === 'disputed' && due
      ? fill(say.disputedUntil, { day: when(due) })
      : look === 'part_refunded' && currency
        ? fill(say.partRefunded, { amount: money(order.refunded, currency) })
        : say[look]
  return <span className={`${styles.state} ${tones[look]}`}>{text}</span>
}

/** Nothing was taken for it. */
export const isUncharged = (order: Stated): boolean =>
  ['declined', 'unfinished'].includes(chooseOrderLook(order))
