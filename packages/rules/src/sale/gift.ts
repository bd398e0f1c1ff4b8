import { type giftStates, groupSeats } from '@grandstand/contract/constants'
import { type HeldOrder, isOpening } from '../orders/purchased.ts'

export type GiftState = (typeof giftStates)[number]

export interface GiftFacts {
  order: Pick<HeldOrder, 'status' | 'activity_status' | 'expires_at'>
  /** Null: nobody has opened it, nor has its buyer taken it back. */
  openedAt: Date | null
  /** Its buyer took it back. */
  isKept: boolean
}

/** What has become of a purchase for somebody else. Its order decides first: what is refunded or disputed opens for nobody. */
export function stateOfGift({ order, openedAt, isKept }: GiftFacts, now: Date): GiftState {
  if (order.status === 'created' || order.status === 'failed') return 'unpaid'
  if (!isOpening(order, now)) return 'ended'
  if (openedAt === null) return 'waiting'
  return isKept ? 'kept' : 'opened'
}

/** Why a gift can be neither opened, sent again nor taken back; null: it can. */
export function checkGift(state: GiftState): 'gift_opened' | 'gift_ended' | null {
  if (state === 'waiting') return null
  return state === 'opened' || state === 'kept' ? 'gift_opened' : 'gift_ended'
}

/** A line goes to somebody who has not asked for it: it is short and leads nowhere. */
export function checkGiftMessage(message: string): 'form' | null {
  const text = message.trim()
  return text.length > 300 || /\p{Cc}|\/\/|www\./iu.test(text) ? 'form' : null
}

/** How many people a group has, as it is typed. */
export function checkSeats(text: string): 'form' | null {
  const seats = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0
  return seats >= groupSeats.min && seats <= groupSeats.max ? null : 'form'
}

/** Whether a user already holds what the gift would give them. They may pass it on to somebody else. */
export function holdsSame(
  product: Pick<HeldOrder, 'type' | 'event_id' | 'package_id' | 'participant_id'>,
  held: readonly HeldOrder[],
  now: Date,
): boolean {
  const isSame = (order: HeldOrder) =>
    product.type === 'event'
      ? order.event_id === product.event_id
      : order.package_id === product.package_id && order.participant_id === product.participant_id
  return held.some(order => order.type === product.type && isSame(order) && isOpening(order, now))
}
