import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { nodes } from '../../db/tables.ts'

type NodeRow = typeof nodes.$inferSelect

const dbNow = sql`clock_timestamp()`

export async function keepNode(db: Db, row: Omit<NodeRow, 'heartbeat_at'>): Promise<void> {
  const { id: _id, ...facts } = row
  await db
    .insert(nodes)
    .values({ ...row, heartbeat_at: dbNow })
    .onConflictDoUpdate({ target: nodes.id, set: { ...facts, heartbeat_at: dbNow } })
}

/** Those that were heard of in the last seconds. */
export function listLivingNodes(db: Db, seconds: number): Promise<NodeRow[]> {
  return livingNodes(db).execute({ seconds })
}

const livingNodes = perDb(db =>
  db
    .select()
    .from(nodes)
    .where(sql`${nodes.heartbeat_at} > ${dbNow} - make_interval(secs => ${sql.placeholder('seconds')})`)
    .orderBy(nodes.id)
    .limit(1_000)
    .prepare('living_nodes'),
)

export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.delete(nodes).where(eq(nodes.id, id))
}

export async function deleteGoneNodes(db: Db): Promise<void> {
  await db.delete(nodes).where(lt(nodes.heartbeat_at, sql`${dbNow} - interval '1 day'`))
}
