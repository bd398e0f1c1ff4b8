import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { markBrowser } from './browser-mark.ts'
import { addFreePreview, findFreePreviewEnd } from './free-preview-store.ts'

/** Until when this device and account have the free seconds of a game. The first call begins them. */
export async function claimFreePreview(
  ctx: Pick<Context, 'db' | 'now' | 'limiter'>,
  { channel, session, cookies, ip }: Reader & { session: Session; cookies: Cookies; ip: string },
  eventId: number,
  seconds: number,
): Promise<Date> {
  const holder = {
    event_id: eventId,
    key_hash: session.keyHash,
    device: markBrowser(cookies),
    user_id: session.userId,
  }
  const known = await findFreePreviewEnd(ctx.db, channel.id, holder)
  if (known) return known
  const now = ctx.now()
  await ctx.limiter.take('free_preview', [channel.id, eventId, networkOf(ip)], now.getTime())
  const ends_at = new Date(now.getTime() + seconds * 1000)
  if (await addFreePreview(ctx.db, { channel_id: channel.id, ...holder, began_at: now, ends_at }))
    return ends_at
  // Another page of the same device or account was first.
  return (await findFreePreviewEnd(ctx.db, channel.id, holder)) ?? now
}
