import type { activityStatuses, orderStatuses } from '@grandstand/contract/constants'

type OrderStatus = (typeof orderStatuses)[number]
type ActivityStatus = (typeof activityStatuses)[number]

export interface OrderState {
  status: OrderStatus
  activity_status: ActivityStatus
}

/** A move that is not here is not allowed. Money that arrives after all counts, and a failed refund does not. */
const statusMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['paid', 'failed', 'refunded'],
  failed: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: ['paid'],
}

/** A period that was not paid in time may be paid later; what has ended early never opens again. */
const activityMoves: Record<ActivityStatus, readonly ActivityStatus[]> = {
  inactive: ['active', 'expired', 'canceled'],
  active: ['inactive', 'expired', 'canceled'],
  expired: ['active', 'inactive', 'canceled'],
  canceled: ['inactive'],
}

/** Whether an order may go from one state to the other; to stay is always allowed. */
export function canMoveOrder(from: OrderState, to: OrderState): boolean {
  return (
    (from.status === to.status || statusMoves[from.status].includes(to.status)) &&
    (from.activity_status === to.activity_status ||
      activityMoves[from.activity_status].includes(to.activity_status))
  )
}
