import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { findGiftRow } from './gift-store.ts'
import { type GiftMailContext, mailGift } from './mail-gift.ts'

/** Sends a gift once, when it is paid. Part of the transaction that pays it. */
export async function mailPaidGift(
  ctx: GiftMailContext,
  tx: Tx,
  channel: Channel,
  order: Pick<StoredOrder, 'id' | 'is_gift'>,
): Promise<void> {
  if (!order.is_gift) return
  const row = await findGiftRow(tx, channel.id, { orderId: order.id })
  if (!row || row.gift.email === null || row.gift.sent_at !== null) return
  await mailGift(ctx, tx, channel, row, row.gift.email)
}
