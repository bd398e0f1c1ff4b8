import { hashSecret } from '../../accounts/keys/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import type { GiftRow } from './gift-store.ts'

/**
 * The secret of a link is made out of the server's key, so that its buyer can see the link again while the table keeps a hash
 * only. It changes each time the gift is sent.
 */
export function giftSecret(
  ctx: Pick<Context, 'sealer'>,
  channelId: number,
  id: number,
  sentAt: Date,
): string {
  return ctx.sealer.digest('gift', `${channelId} ${id} ${sentAt.getTime()}`)
}

export function giftUrl(ctx: Pick<Context, 'publicUrl'>, channel: Channel, secret: string): string {
  return `${originOf(channel, ctx.publicUrl)}/gift?token=${secret}`
}

/** The link that works now; null: there is none, or the server's key has changed since. */
export function findGiftUrl(
  ctx: Pick<Context, 'sealer' | 'publicUrl'>,
  channel: Channel,
  { id, sent_at, token_hash }: GiftRow,
): string | null {
  if (sent_at === null || token_hash === null) return null
  const secret = giftSecret(ctx, channel.id, id, sent_at)
  return hashSecret(secret) === token_hash ? giftUrl(ctx, channel, secret) : null
}
