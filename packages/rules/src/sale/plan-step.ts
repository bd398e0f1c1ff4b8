import type { OrderState } from '../orders/order-state.ts'
import type { DisputeState, PlanFacts } from './settle-order.ts'

export interface DisputedPlan extends Pick<PlanFacts, 'renews' | 'isDisputed'> {
  /** A dispute has stopped its renewal, not its holder. */
  isStoppedByDispute: boolean
  disputes: readonly DisputeState[]
}

/**
 * The next step for a subscription that goes on, once its order is settled. A holder who has not cancelled and got no
 * refund is renewed as before the dispute.
 */
export function choosePlanStep(
  { renews, isDisputed, isStoppedByDispute, disputes }: DisputedPlan,
  { status }: Pick<OrderState, 'status'>,
): 'end' | 'stop_renewal' | 'resume_renewal' | null {
  if (status === 'refunded') return 'end'
  if (isDisputed) return renews ? 'stop_renewal' : null
  return isStoppedByDispute && disputes.every(state => state === 'won') ? 'resume_renewal' : null
}
