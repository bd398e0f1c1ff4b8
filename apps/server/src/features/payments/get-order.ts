import type { Order } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeOrders, findOrder } from '../orders/index.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/** Who polls in several tabs asks the provider once. */
const settleEveryMs = 1_500

export async function getOrder(
  ctx: SettleContext,
  asked: Reader & { session: { userId: number }; params: { id: number } },
): Promise<Order> {
  const { channel, session, params } = asked
  const order = await findOrder(ctx.db, channel.id, params.id)
  if (!order || order.user_id !== session.userId) throw new CallError('not_found')
  const askedAtMs = order.settled_at?.getTime() ?? 0
  const isDue = order.status === 'created' && ctx.now().getTime() - askedAtMs >= settleEveryMs
  const now = isDue ? (await settle(ctx, channel, order.id)).order : order
  const [described] = await describeOrders(ctx, asked, [now])
  if (!described) throw new CallError('not_found')
  return described
}
