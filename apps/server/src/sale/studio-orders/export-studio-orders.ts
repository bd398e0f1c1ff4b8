import type { Query, Reply, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { describeExported } from './describe-studio-order.ts'
import { listStudioOrderRows } from './studio-order-store.ts'

const most = 5_000

/** All orders that a list would show, page after page, as one answer. */
export async function exportStudioOrders(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, session, query, ip }: OperatorCall & { query: Query<typeof studioCalls.exportStudioOrders> },
): Promise<Reply<typeof studioCalls.exportStudioOrders>> {
  const { search = '', show = 'all', user_id: userId, event_id: eventId, from, to, method } = query
  const reader = { channel, language: query.language ?? channel.settings.language }
  const { known } = await ctx.rosters.get(reader)
  const { rows, total } = await listStudioOrderRows(ctx.db, channel.id, {
    words: search.split(/\s+/).filter(Boolean),
    show,
    userId,
    eventId,
    from,
    to,
    method,
    timeZone: channel.settings.time_zone,
    limit: most,
    offset: 0,
  })
  await recordChannelAction(
    ctx,
    { channel, session, ip },
    { action: 'export_orders', details: { shown: rows.length } },
  )
  return { items: rows.map(row => describeExported(reader, known, row)), is_cut: total > rows.length }
}
