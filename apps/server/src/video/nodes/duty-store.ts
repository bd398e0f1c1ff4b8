import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { duties } from '../../db/tables.ts'

/** Takes it where nobody has it, or has it any longer; renews one's own. False: another process has it. */
export async function takeDuty(
  db: Db,
  name: string,
  { nodeId, seconds }: { nodeId: string; seconds: number },
): Promise<boolean> {
  return (await takenDuties(db).execute({ name, nodeId, seconds })).length === 1
}

const takenDuties = perDb(db => {
  const nodeId = sql.placeholder('nodeId')
  const until = sql`clock_timestamp() + make_interval(secs => ${sql.placeholder('seconds')})`
  return db
    .insert(duties)
    .values({ name: sql.placeholder('name'), node_id: nodeId, until })
    .onConflictDoUpdate({
      target: duties.name,
      set: { node_id: sql`excluded.node_id`, until: sql`excluded.until` },
      setWhere: sql`${duties.node_id} = excluded.node_id or ${duties.until} < clock_timestamp()`,
    })
    .returning({ name: duties.name })
    .prepare('taken_duties')
})

export async function leaveDuty(db: Db, name: string, nodeId: string): Promise<void> {
  await db.delete(duties).where(and(eq(duties.name, name), eq(duties.node_id, nodeId)))
}
