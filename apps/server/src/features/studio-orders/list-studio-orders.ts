import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { recordAction } from '../audit/index.ts'
import { describeStudioOrder } from './describe-studio-order.ts'
import { listStudioOrderRows } from './studio-order-store.ts'

interface Asked {
  channel: Channel
  session: OperatorSession
  query: Query<typeof studioCalls.listStudioOrders>
  ip: string
}

/** Orders name their buyers, so a look is written down; what was searched for is not. */
export async function listStudioOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, query, ip }: Asked,
): Promise<Reply<typeof studioCalls.listStudioOrders>> {
  const { search = '', show = 'all', limit = maxLimit, offset = 0 } = query
  const words = search.split(/\s+/).filter(Boolean)
  const { rows, total } = await ctx.db.transaction(async tx => {
    const found = await listStudioOrderRows(tx, channel.id, {
      ...{ words, show, limit, offset },
      userId: query.user_id ?? null,
      eventId: query.event_id ?? null,
    })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'list_orders',
        operator: session.operator,
        channelId: channel.id,
        details: { is_search: words.length > 0, offset, shown: found.rows.length },
        ip,
      },
    )
    return found
  })
  const reader = { channel, language: query.language ?? channel.settings.language }
  const items = rows.map(row => describeStudioOrder(reader, row))
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
