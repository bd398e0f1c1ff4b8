import type { Order } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import { describeOrder, describeOrders, findPolledOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { claimOrder } from './attempt-store.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/** A user who polls in several tabs, at any process, asks the provider once. */
const settleEveryMs = 1_500

export async function getOrder(
  ctx: SettleContext,
  asked: Reader & { session: { userId: number }; params: { id: number } },
): Promise<Order> {
  const { channel, session, params } = asked
  const found = await findPolledOrder(ctx.db, channel.id, params.id)
  if (!found || found.order.user_id !== session.userId) throw new CallError('not_found')
  const { order, paid } = found
  const isDue = order.status === 'created' && (await claimOrder(ctx.db, order, ctx.now(), settleEveryMs))
  if (!isDue) return describeOrder(asked, order, paid)
  const settled = await settle(ctx, channel, order.id)
  const [described] = await describeOrders(ctx, asked, [settled.order])
  if (!described) throw new CallError('not_found')
  return described
}
