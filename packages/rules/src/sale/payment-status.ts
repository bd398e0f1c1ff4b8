import type { paymentStatuses, productTypes, transactionEvents } from '@grandstand/contract/constants'
import type { OrderState } from '../orders/order-state.ts'

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What is bought once is Paid as long as it opens, what renews is Active. */
const open: Record<(typeof productTypes)[number], PaymentStatus> = {
  event: 'Paid',
  package: 'Paid',
  subscription: 'Active',
}

/** The word for an order in its buyer's profile. */
export function namePaymentStatus(
  order: OrderState & { type: (typeof productTypes)[number]; expires_at: string | null },
  now: Date,
): PaymentStatus {
  if (order.status === 'refunded') return 'Refunded'
  const isOver = order.expires_at !== null && new Date(order.expires_at) <= now
  const opens = order.status === 'paid' && order.activity_status === 'active' && !isOver
  return opens ? open[order.type] : 'Inactive'
}

/** What became of one payment. A try that came to nothing is no payment, and says so. */
export type TransactionStatus = Extract<PaymentStatus, 'Paid' | 'Refunded'> | 'NotCharged' | 'Pending'

const ofTransaction: Record<OrderState['status'], TransactionStatus> = {
  created: 'Pending',
  failed: 'NotCharged',
  paid: 'Paid',
  refunded: 'Refunded',
}

/** The word for one payment. */
export function nameTransactionStatus({ status }: Pick<OrderState, 'status'>): TransactionStatus {
  return ofTransaction[status]
}

/** What a payment was for. A change of plan is paid within an order, like a renewal, but is not one. */
export function nameTransactionKind({
  event,
  is_switch,
}: {
  event: (typeof transactionEvents)[number]
  is_switch: boolean
}): 'created' | 'updated' | 'switched' {
  return is_switch ? 'switched' : event
}
