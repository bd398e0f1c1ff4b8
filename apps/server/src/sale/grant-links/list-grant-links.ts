import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { stateOfGrantLink } from '@grandstand/rules'
import { recordChannelAction } from '../../channel/audit/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { listGrantLinkRows } from './grant-link-store.ts'

/** The list names people, so each look is recorded. */
export async function listGrantLinks(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, query, ip }: OperatorCall & { query: Query<typeof studioCalls.listGrantLinks> },
): Promise<Reply<typeof studioCalls.listGrantLinks>> {
  const { limit = maxLimit, offset = 0 } = query
  const say = localiser({ channel, language: query.language ?? channel.settings.language })
  const { rows, total } = await ctx.db.transaction(async tx => {
    const found = await listGrantLinkRows(tx, channel.id, { limit, offset })
    const details = { is_search: false, offset, shown: found.rows.length }
    const own = { db: tx, now: ctx.now }
    await recordChannelAction(own, { channel, session, ip }, { action: 'list_grants', details })
    return found
  })
  const now = ctx.now()
  const items = rows.map(row => ({
    id: row.id,
    email: row.email,
    name: say(row.product_name),
    note: row.note,
    operator_email: row.operator_email,
    state: stateOfGrantLink(row, now),
    sent_at: row.sent_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    ends_at: row.ends_at.toISOString(),
  }))
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
