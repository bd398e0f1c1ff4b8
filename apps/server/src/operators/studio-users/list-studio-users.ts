import { maxLimit, type Query, type Reply, type StudioUser, type studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { listUserRows } from './studio-user-store.ts'

/** A search for people is logged as well, but not its words: they may be a viewer's name. */
export async function listStudioUsers(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, query, ip }: OperatorCall & { query: Query<typeof studioCalls.listStudioUsers> },
): Promise<Reply<typeof studioCalls.listStudioUsers>> {
  const { search = '', limit = maxLimit, offset = 0 } = query
  const words = search.split(/\s+/).filter(Boolean)
  const { rows, total } = await ctx.db.transaction(async tx => {
    const found = await listUserRows(tx, channel.id, { words, limit, offset })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'list_users', details: { is_search: words.length > 0, offset, shown: found.rows.length } },
    )
    return found
  })
  const items = rows.map(describeUser)
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}

interface UserRow extends Omit<StudioUser, 'email_verified' | 'created_at'> {
  email_verified_at: Date | null
  created_at: Date
}

export function describeUser<Row extends UserRow>(row: Row) {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    email_verified: row.email_verified_at !== null,
    temporary_password: row.temporary_password,
    created_at: row.created_at.toISOString(),
  }
}
