import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from './connection.ts'

/** How many rows a query finds; its limit says how far to count. */
export async function countRows(db: Db | Tx, counted: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${counted}) as counted`,
  )
  return rows[0]?.total ?? 0
}
