import { hashSecret } from '../../accounts/keys/index.ts'
import { findUserRow } from '../../accounts/users/index.ts'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import { getColorSettings, localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import type { Tx } from '../../db/connection.ts'
import { describeSender, queueMail } from '../../reach/mail/index.ts'
import { giftSecret, giftUrl } from './gift-link.ts'
import { type GiftWithOrder, updateGift } from './gift-store.ts'
import { writeGiftMail } from './write-gift-mail.ts'

export type GiftMailContext = Pick<Context, 'now' | 'jobs' | 'publicUrl' | 'sealer'>

/** Mails a link with a new secret, in the buyer's language; earlier links stop working. Part of the caller's transaction. */
export async function mailGift(
  ctx: GiftMailContext,
  tx: Tx,
  channel: Channel,
  { gift, order, from }: GiftWithOrder,
  email: string,
): Promise<void> {
  const sentAt = ctx.now()
  const secret = giftSecret(ctx, channel.id, gift.id, sentAt)
  await updateGift(tx, channel.id, gift.id, { email, token_hash: hashSecret(secret), sent_at: sentAt })
  const buyer = order.user_id === null ? undefined : await findUserRow(tx, channel.id, order.user_id)
  const sender = describeSender(ctx, channel, { language: buyer?.language ?? null })
  const reader = { channel, language: sender.language }
  await queueMail(ctx, tx, {
    channelKey: channel.channel_key,
    from: sender.from,
    to: email,
    ...writeGiftMail({
      language: sender.language,
      channelName: sender.channelName,
      logo: sender.logo,
      colors: await getColorSettings({ db: tx }, reader),
      product: localiser(reader)(order.product_name),
      from,
      message: gift.message,
      pictureUrl:
        order.event_id === null
          ? null
          : originOf(channel, ctx.publicUrl) +
            eventCardPath(order.event_id, { size: 'mail', language: sender.language, hidesScores: true }),
      url: giftUrl(ctx, channel, secret),
    }),
  })
}
