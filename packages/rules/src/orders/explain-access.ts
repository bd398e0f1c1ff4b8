import type { accessRules, orderGaps, streamStatuses } from '@grandstand/contract/constants'
import { checkWatch } from '../video/watch-gate.ts'
import { checkScope, type HeldOrder, isEventPurchased, isOpening, type SoldEvent } from './purchased.ts'

export type AccessRule = (typeof accessRules)[number]
export type OrderGap = (typeof orderGaps)[number]

/** An order with what the payment provider said of it last. */
export type AskedOrder = HeldOrder & { payment_state: string | null }

export interface AccessQuestion {
  event: SoldEvent & { stream_status: (typeof streamStatuses)[number]; is_cancelled: boolean }
  isLoggedIn: boolean
  orders: readonly AskedOrder[]
  /** Gifts from operators. */
  grants: readonly HeldOrder[]
  /** Null: nobody knows where the viewer is. */
  isGeoBlocked: boolean | null
  canWatch: boolean
  /** A live stream or a replay is there to be played. */
  hasMedia: boolean
  /** Of the account, elsewhere. */
  players: { open: number; max: number }
}

export interface AccessAnswer {
  can_watch: boolean
  /** Those that count for this game. Null: it cannot be said from here. */
  rules: { rule: AccessRule; is_met: boolean | null }[]
}

const given = { rule: 'grant', is_met: true } as const

/** Whether each rule is met; together they match the gate's answer. */
export function explainAccess(asked: AccessQuestion, now: Date): AccessAnswer {
  const { event, isLoggedIn, isGeoBlocked, canWatch, hasMedia, players } = asked
  const isSold = event.type === 'paid' || event.type === 'ppv'
  const isBought = isEventPurchased(event, asked.orders, now)
  const isGiven = !isBought && isEventPurchased(event, asked.grants, now)
  const gate = checkWatch({
    ...event,
    isLoggedIn,
    isPurchased: isBought || isGiven,
    hasMedia,
    canWatch,
    isGeoBlocked: isGeoBlocked === true,
  })
  return {
    can_watch: gate === null,
    rules: [
      ...(event.is_cancelled ? [{ rule: 'played', is_met: false } as const] : []),
      // Nobody wonders about what everybody has.
      ...(canWatch ? [] : [{ rule: 'watch', is_met: false } as const]),
      ...(event.type === 'free' ? [] : [{ rule: 'login', is_met: isLoggedIn } as const]),
      ...(isSold ? [isGiven ? given : ({ rule: 'order', is_met: isBought } as const)] : []),
      { rule: 'region', is_met: isGeoBlocked === null ? null : !isGeoBlocked },
      { rule: 'begun', is_met: event.stream_status !== 'upcoming' },
      { rule: 'picture', is_met: hasMedia },
      // It refuses nobody: one more player of an account ends the oldest. Visitors are not counted.
      ...(isLoggedIn ? [{ rule: 'players', is_met: players.open < players.max } as const] : []),
    ],
  }
}

/** Why this order does not open the event; null: it does. What no payment would change is said first. */
export function explainOrder(order: AskedOrder, event: SoldEvent, now: Date): OrderGap | null {
  return checkScope(order, event) ?? checkPayment(order, now)
}

function checkPayment(order: AskedOrder, now: Date): OrderGap | null {
  if (isOpening(order, now)) return null
  if (order.status === 'created') return order.payment_state === 'needs_action' ? 'needs_action' : 'unpaid'
  if (order.status !== 'paid') return order.status
  if (order.activity_status !== 'inactive') return 'ended'
  return order.payment_state === 'disputed' ? 'disputed' : 'suspended'
}
