import type {
  activityStatuses,
  capabilities,
  orderStatuses,
  passKinds,
  productTypes,
} from '@grandstand/contract/constants'

/** An order with what its package opens, as the package is now. */
export interface HeldOrder {
  type: (typeof productTypes)[number]
  status: (typeof orderStatuses)[number]
  activity_status: (typeof activityStatuses)[number]
  /** Null: for as long as the product lasts. */
  expires_at: Date | null
  event_id: number | null
  subscription_id: number | null
  /** Null: all sports of the package. */
  event_category_id: number | null
  /** The team of a team pass. */
  participant_id: number | null
  /** Null: not a package, or one that is gone. */
  package: PackageFacts | null
  /** What its product lets its holder do beyond watching. */
  capabilities: readonly (typeof capabilities)[number][]
}

export interface PackageFacts {
  id: number
  type: 'single_event' | 'package'
  is_team_pass: boolean
  /** Empty: all sports. */
  event_categories: readonly number[]
}

export interface SoldEvent {
  id: number
  type: (typeof passKinds)[number]
  /** The event's sport and those above it: who has bought hockey has bought ice hockey. */
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
 * Bought whole: each sport of the package is covered; of a team pass, each team that it is offered for. Until then there is
 * something left to buy.
 */
export function isPackagePurchased(
  product: PackageFacts & { participantIds: readonly number[] },
  orders: readonly HeldOrder[],
  now: Date,
): boolean {
  const held = orders.filter(
    order => order.type === 'package' && order.package?.id === product.id && isOpening(order, now),
  )
  if (product.is_team_pass) {
    const { participantIds } = product
    return (
      participantIds.length > 0 && participantIds.every(id => held.some(order => order.participant_id === id))
    )
  }
  if (held.some(order => order.event_category_id === null)) return true
  const { event_categories } = product
  return (
    event_categories.length > 0 &&
    event_categories.every(id => held.some(order => order.event_category_id === id))
  )
}

/** An active paid order opens the event; what is pay-per-view opens by its single purchase alone. */
export function isEventPurchased(event: SoldEvent, orders: readonly HeldOrder[], now: Date): boolean {
  return orders.some(order => isOpening(order, now) && opensEvent(order, event))
}

function opensEvent(order: HeldOrder, event: SoldEvent): boolean {
  if (order.type === 'event') return order.event_id === event.id
  if (event.type === 'ppv') return false
  if (order.type === 'subscription') return true
  if (!order.package || !packageCovers(order.package, event)) return false
  const isOfSport = order.event_category_id === null || event.categoryIds.includes(order.event_category_id)
  const isOfTeam =
    !order.package.is_team_pass ||
    (order.participant_id !== null && event.participantIds.includes(order.participant_id))
  return isOfSport && isOfTeam
}

/** Whether the sport of the event is one that the package opens; which team plays is another question. */
export function packageCovers(
  { type, event_categories }: Omit<PackageFacts, 'id' | 'is_team_pass'>,
  event: Pick<SoldEvent, 'categoryIds'>,
): boolean {
  if (type !== 'package') return false
  return event_categories.length === 0 || event.categoryIds.some(id => event_categories.includes(id))
}
