import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { cappedTotal } from '../../../runtime/lists.ts'
import { listErrorRows } from './error-store.ts'

export async function listErrorGroups(
  { db }: Pick<Context, 'db'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.listErrorGroups> },
): Promise<Reply<typeof studioCalls.listErrorGroups>> {
  const { limit = maxLimit, offset = 0 } = query
  const { rows, total } = await listErrorRows(db, channel.id, { limit, offset })
  const items = rows.map(({ group, line }) => ({
    ...group,
    first_at: group.first_at.toISOString(),
    last_at: group.last_at.toISOString(),
    server_line: line && { ...line, at: line.at.toISOString() },
  }))
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
