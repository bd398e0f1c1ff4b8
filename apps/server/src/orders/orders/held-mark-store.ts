import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { gifts, grants, orders } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'

/**
 * Changes whenever a user's orders or grants change. Clients that cannot hold a stream ask for it every few seconds, so
 * one query serves all who ask in the same moment.
 */
export function findHeldMark(db: Db, channelId: number, userId: number): Promise<string> {
  return heldMarks(db)(channelId, userId)
}

const heldMarks = perDb(db =>
  createBatcher<number, string>({
    everyMs: 20,
    atOnce: 2,
    async run(channelId, asked) {
      const ofUsers = sql`channel_id = ${channelId} and user_id = any(${sql.param([...new Set(asked)])}::int[])`
      const { rows } = await db.execute<{ user_id: number; mark: string }>(sql`
        select user_id, md5(string_agg(mark, ',' order by mark)) as mark from (
          select user_id, concat('order ', id, ' ', version) as mark from ${orders} where ${ofUsers}
          union all
          select g.user_id, concat('gift ', o.id, ' ', o.version) from ${gifts} g
          join ${orders} o on o.id = g.order_id
          where g.channel_id = ${channelId} and g.user_id = any(${sql.param([...new Set(asked)])}::int[])
          union all
          select user_id, concat('grant ', id, ' ', ends_at) from ${grants} where ${ofUsers}
        ) as held group by user_id`)
      const marks = new Map(rows.map(({ user_id, mark }) => [user_id, mark]))
      return asked.map(userId => marks.get(userId) ?? '')
    },
  }),
)
