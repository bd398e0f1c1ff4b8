import { hashSecret } from '../../accounts/keys/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { giftSecret } from './gift-link.ts'
import { findGiftRow, listUnsentGiftIds, writeGiftTokens } from './gift-store.ts'
import { type GiftMailContext, mailGift } from './mail-gift.ts'

/** Once, when the order is paid: mails a gift, or makes the links of a group. Part of the transaction that pays it. */
export async function handOutGifts(
  ctx: GiftMailContext,
  tx: Tx,
  channel: Channel,
  order: Pick<StoredOrder, 'id' | 'is_gift' | 'seats'>,
): Promise<void> {
  if (!order.is_gift) return
  if (order.seats > 1) return makeLinks(ctx, tx, channel, order.id)
  const row = await findGiftRow(tx, channel.id, { orderId: order.id })
  if (!row || row.gift.email === null || row.gift.sent_at !== null) return
  await mailGift(ctx, tx, channel, row, row.gift.email)
}

/** Nobody is mailed: the buyer shares them. */
async function makeLinks(ctx: GiftMailContext, tx: Tx, channel: Channel, orderId: number): Promise<void> {
  const sentAt = ctx.now()
  const ids = await listUnsentGiftIds(tx, channel.id, orderId)
  const tokens = ids.map(id => ({ id, hash: hashSecret(giftSecret(ctx, channel.id, id, sentAt)) }))
  await writeGiftTokens(tx, channel.id, tokens, sentAt)
}
