import { createSecret, hashSecret } from '../../accounts/keys/index.ts'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import { getColorSettings, localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import type { Tx } from '../../db/connection.ts'
import { describeSender, queueMail } from '../../reach/mail/index.ts'
import { giftUrl, writeGiftMail } from '../gifts/index.ts'
import type { GrantLinkRow } from './grant-link-store.ts'

export type GrantLinkMailContext = Pick<Context, 'jobs' | 'publicUrl' | 'sealer'>

/** The secret exists in clear in the mail alone. */
export function makeGrantToken(): { token: string; token_hash: string } {
  const token = createSecret()
  return { token, token_hash: hashSecret(token) }
}

/** The mail of a gift, in the channel's language. Part of the caller's transaction. */
export async function mailGrantLink(
  ctx: GrantLinkMailContext,
  tx: Tx,
  channel: Channel,
  {
    email,
    event_id,
    product_name,
    token,
  }: Pick<GrantLinkRow, 'event_id' | 'product_name'> & {
    email: string
    token: string
  },
): Promise<void> {
  const { language, channelName, logo, from } = describeSender(ctx, channel, { language: null })
  const reader = { channel, language }
  const card = { size: 'mail', language, hidesScores: true } as const
  await queueMail(ctx, tx, {
    channelKey: channel.channel_key,
    from,
    to: email,
    ...writeGiftMail({
      language,
      channelName,
      logo,
      colors: await getColorSettings({ db: tx }, reader),
      product: localiser(reader)(product_name),
      from: '',
      message: '',
      pictureUrl: event_id === null ? null : originOf(channel, ctx.publicUrl) + eventCardPath(event_id, card),
      url: giftUrl(ctx, channel, token),
    }),
  })
}
