import type { GoogleVisitor } from '../../adapters/google-analytics/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { insertGoogleVisitor } from './google-visitor-store.ts'

/** Stored with an order for later reports. Where this server cannot report, nothing is stored. */
export async function keepGoogleVisitor(
  ctx: Pick<Context, 'googleAnalytics' | 'now'>,
  tx: Tx,
  channel: Channel,
  { visitor, orderId, userId }: { visitor: GoogleVisitor | null; orderId: number; userId: number },
): Promise<void> {
  if (!visitor || !ctx.googleAnalytics.find(channel)) return
  await insertGoogleVisitor(tx, channel.id, {
    ...visitor,
    order_id: orderId,
    user_id: userId,
    at: ctx.now(),
  })
}
