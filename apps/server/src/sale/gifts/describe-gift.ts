import type { Gift } from '@grandstand/contract'
import { type GiftState, stateOfGift } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { orderState } from '../../orders/orders/index.ts'
import { findGiftUrl } from './gift-link.ts'
import type { GiftWithOrder } from './gift-store.ts'

export function readGiftState({ gift, order }: Pick<GiftWithOrder, 'gift' | 'order'>, now: Date): GiftState {
  const facts = { ...orderState(order), expires_at: order.expires_at }
  return stateOfGift({ order: facts, openedAt: gift.opened_at, isKept: gift.is_kept }, now)
}

export type DescribeContext = Pick<Context, 'now' | 'sealer' | 'publicUrl'>

/** As its buyer sees it, or who opened it: a recipient does not learn where else it was sent. */
export function describeGift(
  ctx: DescribeContext,
  asked: Reader & { session: { userId: number } },
  row: GiftWithOrder,
): Gift {
  const { gift, order } = row
  const state = readGiftState(row, ctx.now())
  const isReceived = order.user_id !== asked.session.userId
  return {
    id: gift.id,
    is_received: isReceived,
    order_id: order.id,
    seat: gift.seat,
    seats: order.seats,
    name: localiser(asked)(order.product_name),
    event_id: order.event_id,
    email: isReceived ? null : gift.email,
    message: gift.message,
    state,
    link: state === 'waiting' && !isReceived ? findGiftUrl(ctx, asked.channel, gift) : null,
    sent_at: gift.sent_at?.toISOString() ?? null,
    opened_at: gift.opened_at?.toISOString() ?? null,
  }
}
