import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { operatorSessions, operators } from '../../db/tables.ts'

export async function insertOperatorSession(
  db: Db | Tx,
  row: typeof operatorSessions.$inferInsert,
): Promise<void> {
  await db.insert(operatorSessions).values(row)
}

export async function findOperatorSessionRow(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select({ session: operatorSessions, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operator_id))
    .where(and(eq(operatorSessions.token_hash, tokenHash), gt(operatorSessions.expires_at, now)))
  return rows[0]
}

export async function touchOperatorSession(
  db: Db,
  tokenHash: string,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where(eq(operatorSessions.token_hash, tokenHash))
}

export async function deleteOperatorSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.token_hash, tokenHash))
}

/** All of the operator's sessions but one. */
export async function deleteOtherSessions(
  db: Db | Tx,
  operatorId: number,
  keptTokenHash: string | null,
): Promise<void> {
  const others = keptTokenHash === null ? undefined : ne(operatorSessions.token_hash, keptTokenHash)
  await db.delete(operatorSessions).where(and(eq(operatorSessions.operator_id, operatorId), others))
}

export async function deleteExpiredOperatorSessions(db: Db, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.expires_at, now))
}
