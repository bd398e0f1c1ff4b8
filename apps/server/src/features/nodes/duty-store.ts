import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { duties } from '../../db/tables.ts'

/** Takes it where nobody has it, or has it any longer; renews one's own. False: another process has it. */
export async function takeDuty(
  db: Db,
  name: string,
  { nodeId, seconds }: { nodeId: string; seconds: number },
): Promise<boolean> {
  const until = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  const rows = await db
    .insert(duties)
    .values({ name, node_id: nodeId, until })
    .onConflictDoUpdate({
      target: duties.name,
      set: { node_id: nodeId, until },
      setWhere: sql`${duties.node_id} = ${nodeId} or ${duties.until} < clock_timestamp()`,
    })
    .returning({ name: duties.name })
  return rows.length === 1
}

export async function leaveDuty(db: Db, name: string, nodeId: string): Promise<void> {
  await db.delete(duties).where(and(eq(duties.name, name), eq(duties.node_id, nodeId)))
}
