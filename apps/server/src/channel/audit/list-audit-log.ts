import { auditEntry, maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { getChannelFor } from '../../call/studio-route.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { listAuditRows } from './audit-store.ts'

/** An operator of a channel reads what was done on it, by whomever; one of the deployment reads everything. */
export async function listAuditLog(
  ctx: Pick<Context, 'db' | 'channels'>,
  asked: { query: Query<typeof studioCalls.listAuditLog>; session: OperatorSession },
): Promise<Reply<typeof studioCalls.listAuditLog>> {
  const { channel, changes_only = false, limit = maxLimit, offset = 0 } = asked.query
  const { operator } = asked.session
  const channelId =
    channel === undefined ? operator.channelId : (await getChannelFor(ctx, operator, channel)).id
  const { rows, total } = await listAuditRows(ctx.db, channelId, { changesOnly: changes_only, limit, offset })
  const keys = new Map((await ctx.channels.list()).map(({ id, channel_key }) => [id, channel_key]))
  const items = rows.map(row =>
    auditEntry.parse({
      ...row,
      at: row.at.toISOString(),
      channel_key: (row.channel_id !== null && keys.get(row.channel_id)) || null,
      target: row.target_type && { type: row.target_type, id: row.target_id },
    }),
  )
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
