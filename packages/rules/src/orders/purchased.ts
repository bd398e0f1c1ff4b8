import type { activityStatuses, orderStatuses, passKinds, productTypes } from '@grandstand/contract/constants'
import { coversSport, coversTeam, type OrderScope, type PackageFacts } from './order-scope.ts'

/** An order with what it opens. */
export interface HeldOrder extends OrderScope {
  type: (typeof productTypes)[number]
  status: (typeof orderStatuses)[number]
  activity_status: (typeof activityStatuses)[number]
  /** Null: it has no end. */
  expires_at: Date | null
  package_id: number | null
  subscription_id: number | null
}

export interface SoldEvent {
  id: number
  type: (typeof passKinds)[number]
  /** The event's sport and those above it, from below: a buyer of hockey has bought ice hockey. */
  categoryIds: readonly number[]
  /** All that play, home or away. */
  participantIds: readonly number[]
}

/**
 * Paid and active, and not over by `now`. A cancelled renewal leaves the order active until its end; `canceled` is one that
 * has ended early.
 */
export function isOpening(
  order: Pick<HeldOrder, 'status' | 'activity_status' | 'expires_at'>,
  now: Date,
): boolean {
  const isOver = order.expires_at !== null && order.expires_at <= now
  return order.status === 'paid' && order.activity_status === 'active' && !isOver
}

export function isSubscriptionPurchased(
  subscriptionId: number,
  orders: readonly HeldOrder[],
  now: Date,
): boolean {
  return orders.some(
    order =>
      order.type === 'subscription' && order.subscription_id === subscriptionId && isOpening(order, now),
  )
}

/**
 * Bought whole: each sport that the package has now is covered; of a team pass, each team that it is offered for. Until then
 * there is something left to buy.
 */
export function isPackagePurchased(
  product: PackageFacts & { participantIds: readonly number[] },
  orders: readonly HeldOrder[],
  now: Date,
): boolean {
  const held = orders.filter(
    order => order.type === 'package' && order.package_id === product.id && isOpening(order, now),
  )
  if (product.is_team_pass) {
    const { participantIds } = product
    return (
      participantIds.length > 0 && participantIds.every(id => held.some(order => order.participant_id === id))
    )
  }
  const { event_categories } = product
  if (event_categories.length === 0) return held.some(order => order.all_categories)
  return event_categories.every(id => held.some(order => coversSport(order, [id])))
}

/** An active paid order opens the event; what is pay-per-view opens by its single purchase alone. */
export function isEventPurchased(event: SoldEvent, orders: readonly HeldOrder[], now: Date): boolean {
  return orders.some(order => isOpening(order, now) && opensEvent(order, event))
}

function opensEvent(order: HeldOrder, event: SoldEvent): boolean {
  return checkScope(order, event) === null
}

/** Why an order is not of this event, however well it is paid; null: it is. */
export function checkScope(
  order: OrderScope & Pick<HeldOrder, 'type'>,
  event: SoldEvent,
): 'other_game' | 'single_only' | 'other_sport' | 'other_team' | null {
  if (order.type === 'event') return order.event_id === event.id ? null : 'other_game'
  if (event.type === 'ppv') return 'single_only'
  if (order.type === 'subscription') return null
  if (!coversSport(order, event.categoryIds)) return 'other_sport'
  return coversTeam(order, event.participantIds) ? null : 'other_team'
}

/** Whether the package would open the event's sport to a buyer now; the teams are not checked here. */
export function packageCovers(
  { type, event_categories }: Omit<PackageFacts, 'id' | 'is_team_pass'>,
  event: Pick<SoldEvent, 'categoryIds'>,
): boolean {
  if (type !== 'package') return false
  return event_categories.length === 0 || event.categoryIds.some(id => event_categories.includes(id))
}
