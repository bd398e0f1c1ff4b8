import type { OrderState } from '../orders/order-state.ts'

export type DisputeState = 'none' | 'open' | 'won' | 'lost'

/** What came of one payment, in the provider's words made ours. Amounts in minor units. */
export interface PaymentFacts {
  /** `needs_action`: the bank asks its customer. `declined`: this card will not do. */
  state: 'pending' | 'needs_action' | 'succeeded' | 'declined' | 'canceled'
  amount: number
  refunded: number
  dispute: DisputeState
}

/** A subscription at the provider. */
export interface PlanFacts {
  state:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'canceled'
    | 'paused'
  /** Of the period that runs now, paid or not. */
  periodStart: Date
  periodEnd: Date
  renews: boolean
  /** Something was paid for it, or its trial began. */
  hasBegun: boolean
  /** Null: it goes on. */
  endedAt: Date | null
  /** Of the newest bill; null in a trial, and where nothing was due. */
  payment: PaymentFacts | null
  /** The last that was paid, while the newest bill may still wait. */
  paid: PaymentFacts | null
  /** A bank decides about one of its payments, however old. */
  isDisputed: boolean
}

/** What the order is, now that the provider was asked. */
export interface SettledOrder extends OrderState {
  expires_at: Date | null
  period_ends_at: Date | null
  auto_renewal: 'active' | 'cancelled' | null
  is_trial: boolean
  is_past_due: boolean
}

const dayMs = 86_400_000

/** An order that is paid once. `expires_at` was settled when it was bought. */
export function settlePayment(facts: PaymentFacts, expires_at: Date | null, now: Date): SettledOrder {
  const isOver = expires_at !== null && expires_at <= now
  return {
    ...stateOfPayment(facts, isOver ? 'expired' : 'active'),
    expires_at,
    period_ends_at: null,
    auto_renewal: null,
    is_trial: false,
    is_past_due: false,
  }
}

/**
 * A subscription opens until the end of its period, and `graceDays` longer while it is still to be renewed: so long the
 * provider tries the card again.
 */
export function settlePlan(facts: PlanFacts, graceDays: number, now: Date): SettledOrder {
  const graceMs = graceDays * dayMs
  const isPastDue = facts.state === 'past_due'
  const paidUntil = isPastDue ? facts.periodStart : facts.periodEnd
  const expires_at = facts.endedAt ?? (facts.renews ? new Date(paidUntil.getTime() + graceMs) : paidUntil)
  return {
    ...stateOfPlan(facts, expires_at, now),
    expires_at,
    period_ends_at: facts.endedAt ?? paidUntil,
    auto_renewal: facts.renews && facts.endedAt === null ? 'active' : 'cancelled',
    is_trial: facts.state === 'trialing',
    is_past_due: isPastDue,
  }
}

function stateOfPayment(facts: PaymentFacts, open: 'active' | 'expired'): OrderState {
  const { state, amount, refunded, dispute } = facts
  if (state === 'declined' || state === 'canceled') return { status: 'failed', activity_status: 'inactive' }
  if (state !== 'succeeded') return { status: 'created', activity_status: 'inactive' }
  // What the bank took back is not paid.
  if (dispute === 'lost' || (amount > 0 && refunded >= amount))
    return { status: 'refunded', activity_status: 'inactive' }
  return { status: 'paid', activity_status: dispute === 'open' ? 'inactive' : open }
}

function stateOfPlan(facts: PlanFacts, end: Date, now: Date): OrderState {
  const { state, payment, paid, endedAt, periodEnd } = facts
  if (state === 'incomplete') {
    const isLost = payment?.state === 'declined' || payment?.state === 'canceled'
    return { status: isLost ? 'failed' : 'created', activity_status: 'inactive' }
  }
  if (state === 'incomplete_expired' || (state === 'canceled' && !facts.hasBegun))
    return { status: 'failed', activity_status: 'inactive' }
  // What was given back ends it, also while another bill waits to be paid.
  const taken = paid && stateOfPayment(paid, 'active')
  if (taken?.status === 'refunded') return taken
  if (facts.isDisputed) return { status: 'paid', activity_status: 'inactive' }
  if (state === 'unpaid' || state === 'paused') return { status: 'paid', activity_status: 'inactive' }
  if (state === 'canceled' && endedAt !== null && endedAt < periodEnd)
    return { status: 'paid', activity_status: 'canceled' }
  return { status: 'paid', activity_status: end <= now ? 'expired' : 'active' }
}
