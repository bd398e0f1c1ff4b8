import { checkScope, type SoldEvent } from '@grandstand/rules'
import { isProviderAway } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import { listAskedOrders } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type SettleContext, settle } from '../payments/index.ts'

/** Of one game nobody has more that matter; each is a question to the provider. */
const maxSettled = 5

/** What somebody ordered, after the provider was asked about whatever would open the event. */
export async function settleOrders(
  ctx: SettleContext,
  channel: Channel,
  { userId, event }: { userId: number; event: SoldEvent },
) {
  const before = await listAskedOrders(ctx, channel.id, userId)
  const due = before
    .filter(({ row, held }) => row.attempted_at !== null && checkScope(held, event) === null)
    .slice(0, maxSettled)
  if (due.length === 0) return { orders: before, is_settled: true }
  const asked = await Promise.all(due.map(({ row }) => tryToSettle(ctx, channel, row.id)))
  const orders = await listAskedOrders(ctx, channel.id, userId)
  return { orders, is_settled: asked.every(Boolean) }
}

/** False: the provider is away, and what it said last has to do. */
async function tryToSettle(ctx: SettleContext, channel: Channel, orderId: number): Promise<boolean> {
  try {
    await settle(ctx, channel, orderId)
    return true
  } catch (error) {
    const isAway = isProviderAway(error) || (error instanceof CallError && error.code === 'unavailable')
    if (!isAway) throw error
    return false
  }
}
