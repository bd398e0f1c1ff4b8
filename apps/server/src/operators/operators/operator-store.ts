import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { operatorRecoveryCodes, operators } from '../../db/tables.ts'

export type OperatorRow = typeof operators.$inferSelect

/** The only tables that may be above the channels: an operator's own row names the channel. */
export async function findOperatorByEmail(db: Db | Tx, email: string): Promise<OperatorRow | undefined> {
  const rows = await db
    .select()
    .from(operators)
    .where(eq(sql`lower(${operators.email})`, email.toLowerCase()))
  return rows[0]
}

export async function findOperatorRow(db: Db | Tx, operatorId: number): Promise<OperatorRow | undefined> {
  const rows = await db.select().from(operators).where(eq(operators.id, operatorId))
  return rows[0]
}

export async function hasOperators(db: Db | Tx): Promise<boolean> {
  return (await db.select({ id: operators.id }).from(operators).limit(1)).length > 0
}

/** Undefined when the address is taken. */
export async function insertOperator(
  db: Db | Tx,
  row: typeof operators.$inferInsert,
): Promise<OperatorRow | undefined> {
  return (await db.insert(operators).values(row).onConflictDoNothing().returning())[0]
}

export async function deleteOperator(db: Db | Tx, operatorId: number): Promise<void> {
  await db.delete(operators).where(eq(operators.id, operatorId))
}

export interface LinkRow {
  link_hash: string
  link_expires_at: Date
}

/** Of who never used theirs and can no longer; of two processes that do it at once, one finds it. */
export async function replaceExpiredLink(
  db: Db | Tx,
  link: LinkRow,
  now: Date,
): Promise<OperatorRow | undefined> {
  const rows = await db
    .update(operators)
    .set(link)
    .where(
      and(
        isNotNull(operators.link_hash),
        // An invited operator gets another by mail.
        isNull(operators.invited_language),
        lt(operators.link_expires_at, now),
      ),
    )
    .returning()
  return rows[0]
}

export async function findOperatorByLink(
  db: Db | Tx,
  linkHash: string,
  now: Date,
): Promise<OperatorRow | undefined> {
  const rows = await db
    .select()
    .from(operators)
    .where(and(eq(operators.link_hash, linkHash), gt(operators.link_expires_at, now)))
  return rows[0]
}

/** One works at a time: the newest. */
export async function setResetLink(
  db: Db | Tx,
  operatorId: number,
  { link_hash, link_expires_at }: LinkRow,
): Promise<void> {
  await db
    .update(operators)
    .set({ reset_hash: link_hash, reset_expires_at: link_expires_at })
    .where(eq(operators.id, operatorId))
}

export async function findOperatorByReset(
  db: Db,
  resetHash: string,
  now: Date,
): Promise<OperatorRow | undefined> {
  const rows = await db
    .select()
    .from(operators)
    .where(and(eq(operators.reset_hash, resetHash), gt(operators.reset_expires_at, now)))
  return rows[0]
}

/** False when the password was changed since `oldHash` was read. */
export async function replacePasswordHash(
  db: Db | Tx,
  operatorId: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({
      password_hash: newHash,
      link_hash: null,
      link_expires_at: null,
      reset_hash: null,
      reset_expires_at: null,
    })
    .where(and(eq(operators.id, operatorId), eq(operators.password_hash, oldHash)))
    .returning({ id: operators.id })
  return rows.length === 1
}

/** A secret that is not confirmed yet; false when the second factor is on. */
export async function storePendingTotp(
  db: Db | Tx,
  operatorId: number,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({ sealed_totp_secret: sealedSecret, last_totp_step: null })
    .where(and(eq(operators.id, operatorId), isNull(operators.totp_confirmed_at)))
    .returning({ id: operators.id })
  return rows.length === 1
}

/** False when another secret took its place, or the second factor is on already. */
export async function turnTotpOn(
  db: Db | Tx,
  operatorId: number,
  { sealedSecret, step, now }: { sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({ totp_confirmed_at: now, last_totp_step: step })
    .where(
      and(
        eq(operators.id, operatorId),
        eq(operators.sealed_totp_secret, sealedSecret),
        isNull(operators.totp_confirmed_at),
      ),
    )
    .returning({ id: operators.id })
  return rows.length === 1
}

export async function clearTotp(db: Db | Tx, operatorId: number): Promise<void> {
  await replaceRecoveryCodes(db, operatorId, [])
  await db
    .update(operators)
    .set({ sealed_totp_secret: null, totp_confirmed_at: null, last_totp_step: null })
    .where(eq(operators.id, operatorId))
}

/** A code opens once, however many send it at the same time: only the first moves the step on. */
export async function takeTotpStep(db: Db | Tx, operatorId: number, step: number): Promise<boolean> {
  const isLater = or(isNull(operators.last_totp_step), lt(operators.last_totp_step, step))
  const rows = await db
    .update(operators)
    .set({ last_totp_step: step })
    .where(and(eq(operators.id, operatorId), isLater))
    .returning({ id: operators.id })
  return rows.length === 1
}

export async function replaceRecoveryCodes(
  db: Db | Tx,
  operatorId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operator_id, operatorId))
  if (hashes.length === 0) return
  await db
    .insert(operatorRecoveryCodes)
    .values(hashes.map(code_hash => ({ code_hash, operator_id: operatorId })))
}

/** Of two that send one at the same time, the first has it. */
export async function takeRecoveryCode(db: Db | Tx, operatorId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(operatorRecoveryCodes)
    .where(
      and(eq(operatorRecoveryCodes.operator_id, operatorId), eq(operatorRecoveryCodes.code_hash, codeHash)),
    )
    .returning({ id: operatorRecoveryCodes.operator_id })
  return rows.length === 1
}
