import { createHash } from 'node:crypto'
import type { LimitName } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/**
 * Besides the limit per address: many addresses that guess at one account. It counts alike for accounts that do not
 * exist, and keeps a hash in memory instead of the email address.
 */
export function takeAccountLimit(
  ctx: Pick<Context, 'limiter' | 'now'>,
  name: LimitName,
  channel: Channel,
  email: string,
): void {
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
  ctx.limiter.take(name, `account ${channel.id} ${hash}`, ctx.now().getTime())
}
