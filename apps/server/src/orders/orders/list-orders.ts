import { type calls, maxLimit, type Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Paging } from '../../runtime/lists.ts'
import { describeOrders } from './describe-orders.ts'
import { listOrderRows } from './order-row-store.ts'

/** More than anybody has bought. */
const maxOrders = 1_000

export async function listOrders(
  ctx: Pick<Context, 'db'>,
  asked: Reader & { session: { userId: number }; query: Paging },
): Promise<Reply<typeof calls.listOrders>> {
  const { limit: wanted, offset = 0, no_limit } = asked.query
  const limit = wanted ?? (no_limit ? maxOrders : maxLimit)
  const page = await listOrderRows(ctx.db, asked.channel.id, asked.session.userId, { limit, offset })
  return { items: await describeOrders(ctx, asked, page.rows), total: page.total, limit, offset }
}
