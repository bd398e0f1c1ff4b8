import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { channels, operatorSessions, operators } from '../../db/tables.ts'

export async function insertOperatorSession(
  db: Db | Tx,
  row: typeof operatorSessions.$inferInsert,
): Promise<void> {
  await db.insert(operatorSessions).values(row)
  await markSeen(db, row.operator_id, row.last_seen_at)
}

/** By the operator's channel, or by any if they run them all. */
const isTotpDemanded = sql<boolean>`exists (
  select from ${channels}
  where ${channels.demands_totp} and (${operators.channel_id} is null or ${channels.id} = ${operators.channel_id})
)`

export async function findTotpDemand(db: Db | Tx, operatorId: number): Promise<boolean> {
  const rows = await db.select({ isTotpDemanded }).from(operators).where(eq(operators.id, operatorId))
  return rows[0]?.isTotpDemanded ?? false
}

export async function findOperatorSessionRow(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select({ session: operatorSessions, operator: operators, isTotpDemanded })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operator_id))
    .where(and(eq(operatorSessions.token_hash, tokenHash), gt(operatorSessions.expires_at, now)))
  return rows[0]
}

async function markSeen(db: Db | Tx, operatorId: number, seenAt: Date): Promise<void> {
  await db.update(operators).set({ last_seen_at: seenAt }).where(eq(operators.id, operatorId))
}

export async function touchOperatorSession(
  db: Db,
  { token_hash, operator_id }: Pick<typeof operatorSessions.$inferSelect, 'token_hash' | 'operator_id'>,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where(eq(operatorSessions.token_hash, token_hash))
  await markSeen(db, operator_id, seenAt)
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
