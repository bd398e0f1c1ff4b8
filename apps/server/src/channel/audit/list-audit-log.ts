import {
  auditEntry,
  auditTargets,
  maxLimit,
  type Query,
  type Reply,
  type studioCalls,
} from '@grandstand/contract'
import { z } from 'zod'
import { getChannelFor } from '../../call/studio-route.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { listAuditRows } from './audit-store.ts'
import { findTargetNames, targetKey } from './target-name-store.ts'

const targetType = z.enum(auditTargets)

/** An operator of a channel reads what was done on it, by whomever; one of the deployment reads everything. */
export async function listAuditLog(
  ctx: Pick<Context, 'db' | 'channels'>,
  asked: { query: Query<typeof studioCalls.listAuditLog>; session: OperatorSession },
): Promise<Reply<typeof studioCalls.listAuditLog>> {
  const { channel, changes_only = false, who, limit = maxLimit, offset = 0, ...days } = asked.query
  const { operator } = asked.session
  const channelId =
    channel === undefined ? operator.channelId : (await getChannelFor(ctx, operator, channel)).id
  const from = days.from === undefined ? undefined : new Date(days.from)
  const to = days.to === undefined ? undefined : new Date(days.to)
  const page = { changesOnly: changes_only, who, from, to, limit, offset }
  const { rows, total } = await listAuditRows(ctx.db, channelId, page)
  const keys = new Map((await ctx.channels.list()).map(({ id, channel_key }) => [id, channel_key]))
  const entries = rows.map(row => ({ row, target: readTarget(row) }))
  const names = await findTargetNames(
    ctx.db,
    entries.flatMap(({ target }) => target ?? []),
  )
  const items = entries.map(({ row, target }) =>
    auditEntry.parse({
      ...row,
      at: row.at.toISOString(),
      channel_key: (row.channel_id !== null && keys.get(row.channel_id)) || null,
      target: target && { ...target, name: names.get(targetKey(target)) ?? null },
    }),
  )
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}

function readTarget({ target_type, target_id }: { target_type: string | null; target_id: number | null }) {
  if (target_type === null || target_id === null) return null
  return { type: targetType.parse(target_type), id: target_id }
}
