import type { LimitName } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/**
 * Besides the limit per address: many addresses that guess at one account. It counts alike for accounts that do not
 * exist.
 */
export async function takeAccountLimit(
  ctx: Pick<Context, 'limiter' | 'now'>,
  name: LimitName,
  channel: Channel,
  email: string,
): Promise<void> {
  await ctx.limiter.take(name, `account ${channel.id} ${email.trim().toLowerCase()}`, ctx.now().getTime())
}
