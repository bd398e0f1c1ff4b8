import type { Context } from '../../context/context.ts'

const purpose = 'buyer-mails'

/** Of the link that stops these mails: it opens nothing else, and works as long as the server's key. */
export function writeBuyerMailToken(
  { sealer }: Pick<Context, 'sealer'>,
  { channelId, userId }: { channelId: number; userId: number },
): string {
  return sealer.seal(purpose, `${channelId} ${userId}`)
}

/** Whose mails it stops; null: it is no such token, or another channel's. */
export function readBuyerMailToken(
  { sealer }: Pick<Context, 'sealer'>,
  channelId: number,
  token: string,
): number | null {
  const [ofChannel, userId] = (sealer.open(purpose, token) ?? '').split(' ').map(Number)
  return ofChannel === channelId ? (userId ?? null) : null
}
