import type { OrderState } from './order-state.ts'

/** What an operator is told of an order at a glance. */
export type OrderLook =
  | 'paid'
  | 'part_refunded'
  | 'over'
  | 'on_hold'
  | 'waiting'
  | 'declined'
  | 'unfinished'
  | 'refunded'
  | 'disputed'

interface OrderFacts extends OrderState {
  payment_state: string | null
  refunded: number
}

export function chooseOrderLook({ status, activity_status, payment_state, refunded }: OrderFacts): OrderLook {
  if (status === 'refunded') return 'refunded'
  if (status === 'created') return 'waiting'
  if (status === 'failed')
    return payment_state === 'declined' || payment_state === 'refused' ? 'declined' : 'unfinished'
  if (payment_state === 'disputed') return 'disputed'
  if (refunded > 0) return 'part_refunded'
  if (activity_status === 'active') return 'paid'
  return activity_status === 'inactive' ? 'on_hold' : 'over'
}
