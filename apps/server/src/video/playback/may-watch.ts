import { listCapabilities } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { findCapabilities } from '../../orders/orders/index.ts'

/** Whether the holder of a key has the capability `watch`. What they bought is asked only where the channel withholds it. */
export async function mayWatch(
  ctx: Pick<Context, 'now'>,
  asked: { channel: Channel; session: Session },
): Promise<boolean> {
  const facts = { isLoggedIn: asked.session.userId !== null, orders: [] }
  if (listCapabilities(asked.channel.settings.capabilities, facts, ctx.now()).includes('watch')) return true
  return (await findCapabilities(ctx, asked)).includes('watch')
}
