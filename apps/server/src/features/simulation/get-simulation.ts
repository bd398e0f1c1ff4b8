import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { findOperatorSession, studioCookie } from '../operators/index.ts'

/** Nothing is changed here by it: the screen is not for viewers, that is all. */
export async function getSimulation(
  ctx: Pick<Context, 'db' | 'now' | 'isDemo'>,
  { channel, cookies }: Reader & { cookies: Cookies },
): Promise<{ is_allowed: boolean }> {
  if (ctx.isDemo(channel)) return { is_allowed: true }
  const session = await findOperatorSession(ctx, cookies.read(studioCookie))
  if (!session) return { is_allowed: false }
  const { channelId } = session.operator
  return { is_allowed: channelId === null || channelId === channel.id }
}
