import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

const maxRows = 10_000

export async function listTablesAboutUsers(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ table_name: string }>(sql`
    select c.table_name from information_schema.columns c
    join information_schema.columns of_channel
      on of_channel.table_schema = c.table_schema and of_channel.table_name = c.table_name
      and of_channel.column_name = 'channel_id'
    -- What a part holds, the table that it belongs to holds as well.
    join pg_class as relation on relation.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    where c.table_schema = 'public' and c.column_name = 'user_id' and not relation.relispartition
    order by c.table_name`)
  return rows.map(row => row.table_name)
}

export async function listRowsOf(
  db: Db,
  channelId: number,
  userId: number,
  table: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    select * from ${sql.identifier(table)}
    where channel_id = ${channelId} and user_id = ${userId} limit ${maxRows}`)
  return rows
}
