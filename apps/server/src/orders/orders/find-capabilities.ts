import { type Capability, listCapabilities } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'

/** What the holder of a key may do, by the channel's settings and by what is bought. */
export async function findCapabilities(
  ctx: Pick<Context, 'now'>,
  { channel, session }: { channel: Channel; session: EventCaller },
): Promise<Capability[]> {
  const facts = { isLoggedIn: session.userId !== null, orders: await session.openingOrders() }
  return listCapabilities(channel.settings.capabilities, facts, ctx.now())
}
