import { lt } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rateLimits } from '../../db/tables.ts'

/** Those whose window is over, of all channels. */
export async function deletePastLimits(db: Db, nowMs: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, nowMs))
}
