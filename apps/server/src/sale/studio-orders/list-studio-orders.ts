import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { findOrders } from './find-orders.ts'
import { isSameVisit, sealVisit } from './order-list-visit.ts'

/** Orders name their buyers, so a look is written down, once for as long as it lasts; what was searched for is not. */
export function listStudioOrders(
  ctx: Pick<Context, 'db' | 'now' | 'sealer' | 'rosters'>,
  { channel, session, query, ip }: OperatorCall & { query: Query<typeof studioCalls.listStudioOrders> },
): Promise<Reply<typeof studioCalls.listStudioOrders>> {
  const { search = '', show = 'all', from, to, method, limit = maxLimit, offset = 0, look } = query
  const reader = { channel, language: query.language ?? channel.settings.language }
  const whose = { userId: query.user_id, eventId: query.event_id }
  const question = { search, show, ...whose, from, to, method, limit, offset }
  const visit = { operator: session.operator, channel, question }
  return ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now, rosters: ctx.rosters }
    const found = await findOrders(own, reader, question)
    if (look !== undefined && isSameVisit(ctx, visit, look)) return { ...found, look }
    await recordChannelAction(
      own,
      { channel, session, ip },
      {
        action: 'list_orders',
        details: { is_search: search.trim() !== '', offset, shown: found.items.length },
      },
    )
    return { ...found, look: sealVisit(ctx, visit) }
  })
}
