import { hasReceipt } from '../sale/receipt.ts'
import type { DisputeState, SettledOrder } from '../sale/settle-order.ts'

/** What a buyer is mailed about an order, with its payment where it is about one. */
export type OrderNotice<Payment> =
  | { kind: 'receipt' | 'renewed' | 'trial_over'; payment: Payment }
  | { kind: 'refunded' | 'partly_refunded'; payment: Payment; amount: number }
  | { kind: 'trial_started' | 'payment_failed' | 'authentication_needed' | 'cancelled' | 'ended' }

/** `gift_receipt`: the receipt of a gift, for its buyer; `group_receipt`: that of a group. */
export type OrderNoticeKind = OrderNotice<never>['kind'] | AheadNotice | 'gift_receipt' | 'group_receipt'

interface PaymentState {
  payment_id: string
  event: 'created' | 'updated'
  /** Of another plan, within the period. */
  isSwitch: boolean
  status: SettledOrder['status']
  total: number
  refunded: number
}

export interface OrderTurn<Payment> {
  before: Omit<SettledOrder, 'expires_at'>
  after: SettledOrder
  /** Of the newest payment of a subscription. */
  isAuthenticationNeeded: boolean
  dispute: DisputeState
  /** As they were known before, and as they are. */
  known: readonly PaymentState[]
  payments: readonly Payment[]
}

/** What is new in an order for its buyer. Nothing, when nothing has changed: to settle again says nothing again. */
export function listOrderNotices<Payment extends PaymentState>(
  turn: OrderTurn<Payment>,
): OrderNotice<Payment>[] {
  return [...turn.payments.flatMap(payment => aboutPayment(turn, payment)), ...aboutPlan(turn)]
}

function aboutPayment<Payment extends PaymentState>(
  { before, after, known }: OrderTurn<Payment>,
  payment: Payment,
): OrderNotice<Payment>[] {
  const earlier = known.find(({ payment_id }) => payment_id === payment.payment_id)
  const notices: OrderNotice<Payment>[] = []
  // A trial begins with a bill of nothing, which no one needs.
  const isOfTrial = after.is_trial && payment.total === 0
  if (hasReceipt(payment.status) && !(earlier && hasReceipt(earlier.status)) && !isOfTrial)
    notices.push({ kind: nameReceipt(before, payment), payment })
  const amount = payment.refunded - (earlier?.refunded ?? 0)
  if (amount > 0)
    notices.push({
      // Of an earlier bill all may be given back while what runs goes on.
      kind: after.status === 'refunded' ? 'refunded' : 'partly_refunded',
      payment,
      amount,
    })
  return notices
}

function nameReceipt(
  before: OrderTurn<never>['before'],
  { event, isSwitch }: PaymentState,
): 'receipt' | 'renewed' | 'trial_over' {
  // By the bill alone: the period may have been read a moment before it was renewed, or after.
  if (event === 'created' || isSwitch) return 'receipt'
  return before.is_trial ? 'trial_over' : 'renewed'
}

/** A user with a disputed or refunded payment gets no other notice. */
function aboutPlan({
  before,
  after,
  isAuthenticationNeeded,
  dispute,
}: OrderTurn<PaymentState>): OrderNotice<never>[] {
  if (after.status !== 'paid' || dispute === 'open' || dispute === 'lost') return []
  if (before.status !== 'paid') return after.is_trial ? [{ kind: 'trial_started' }] : []
  if (after.is_past_due && !before.is_past_due)
    return [{ kind: isAuthenticationNeeded ? 'authentication_needed' : 'payment_failed' }]
  const isStopped = before.auto_renewal === 'active' && after.auto_renewal === 'cancelled'
  if (isStopped && after.activity_status === 'active') return [{ kind: 'cancelled' }]
  const isOver = after.activity_status === 'canceled' || after.activity_status === 'expired'
  const isCut = before.activity_status === 'active' && after.activity_status === 'canceled'
  return (isStopped && isOver) || isCut ? [{ kind: 'ended' }] : []
}

export type AheadNotice = 'renewal_ahead' | 'trial_ends'

const dayMs = 86_400_000
const annualDays = 30
const longestTrialDays = 7

/** The longest lead of any advance notice. */
export const aheadMs = annualDays * dayMs

/**
 * What is said before money is taken again: of a year a month ahead, of a trial when a third of it is left, a week at most.
 * Months renew without a word.
 */
export function chooseAhead(
  plan: { isTrial: boolean; offer: 'annual' | 'monthly'; begunAt: Date; endsAt: Date },
  now: Date,
): AheadNotice | null {
  const leftMs = plan.endsAt.getTime() - now.getTime()
  if (leftMs <= 0) return null
  if (!plan.isTrial) return plan.offer === 'annual' && leftMs <= aheadMs ? 'renewal_ahead' : null
  const trialMs = plan.endsAt.getTime() - plan.begunAt.getTime()
  return leftMs <= Math.min(longestTrialDays * dayMs, trialMs / 3) ? 'trial_ends' : null
}
