import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { recordAction } from '../audit/index.ts'
import { findOrders } from './find-orders.ts'

interface Asked {
  channel: Channel
  session: OperatorSession
  query: Query<typeof studioCalls.listStudioOrders>
  ip: string
}

/** Orders name their buyers, so a look is written down; what was searched for is not. */
export function listStudioOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, query, ip }: Asked,
): Promise<Reply<typeof studioCalls.listStudioOrders>> {
  const { search = '', show = 'all', limit = maxLimit, offset = 0 } = query
  const reader = { channel, language: query.language ?? channel.settings.language }
  const asked = { search, show, userId: query.user_id, eventId: query.event_id, limit, offset }
  return ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const found = await findOrders(own, reader, asked)
    await recordAction(own, {
      action: 'list_orders',
      operator: session.operator,
      channelId: channel.id,
      details: { is_search: search.trim() !== '', offset, shown: found.items.length },
      ip,
    })
    return found
  })
}
