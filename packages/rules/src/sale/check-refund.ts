import type { orderStatuses } from '@grandstand/contract/constants'

export interface RefundFacts {
  status: (typeof orderStatuses)[number]
  /** A bank that decides about a payment gives nothing back meanwhile. */
  isDisputed: boolean
  /** The order of the pass that the game was taken off; null: of none. */
  passOrderId: number | null
  /** The newest payment, in minor units; null: nothing was ever paid. */
  payment: { total: number; refunded: number } | null
  /** What was asked for and is not done; null for all that is left. */
  waiting: readonly (number | null)[]
}

/** What can still be given back of the newest payment. */
export function countRefundable({ status, isDisputed, payment, waiting }: RefundFacts): number {
  if (status !== 'paid' || isDisputed || !payment || waiting.includes(null)) return 0
  const asked = waiting.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  return Math.max(0, payment.total - payment.refunded - asked)
}

export interface WantedRefund {
  /** Null: all that is left. */
  amount: number | null
  /** The operator gives it back although the buyer keeps a pass that was cheaper by it. */
  isDespitePass: boolean
}

export function checkRefund(
  facts: RefundFacts,
  { amount, isDespitePass }: WantedRefund,
): 'nothing_left' | 'counted_towards_pass' | 'too_much' | null {
  const left = countRefundable(facts)
  if (left === 0) return 'nothing_left'
  if (facts.passOrderId !== null && !isDespitePass) return 'counted_towards_pass'
  return amount !== null && amount > left ? 'too_much' : null
}
