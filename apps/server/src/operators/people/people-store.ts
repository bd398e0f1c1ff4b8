import type { OperatorRole } from '@grandstand/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { channels, operators } from '../../db/tables.ts'

/** Far more than work on one channel. */
export const maxPeople = 200

export function listPeopleRows(db: Db, channelId: number) {
  return db
    .select()
    .from(operators)
    .where(eq(operators.channel_id, channelId))
    .orderBy(sql`${operators.role} <> 'owner'`, asc(operators.role), asc(sql`lower(${operators.email})`))
    .limit(maxPeople)
}

export async function hasRoomForPerson(db: Db | Tx, channelId: number): Promise<boolean> {
  return (await db.$count(operators, eq(operators.channel_id, channelId))) < maxPeople
}

export async function findPersonRow(db: Db | Tx, channelId: number, operatorId: number) {
  const rows = await db
    .select()
    .from(operators)
    .where(and(eq(operators.channel_id, channelId), eq(operators.id, operatorId)))
  return rows[0]
}

/**
 * Owners who are in, each held until the end of the transaction: of two who take the role off each other at the same
 * time, the second finds who is left.
 */
export async function lockOwnerIds(tx: Tx, channelId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.channel_id, channelId), eq(operators.role, 'owner'), isNull(operators.link_hash)))
    .orderBy(asc(operators.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function setRole(
  db: Db | Tx,
  channelId: number,
  operatorId: number,
  role: OperatorRole,
): Promise<void> {
  await db
    .update(operators)
    .set({ role })
    .where(and(eq(operators.channel_id, channelId), eq(operators.id, operatorId)))
}

/** Their sessions go with them. */
export async function deletePerson(db: Db | Tx, channelId: number, operatorId: number): Promise<void> {
  await db.delete(operators).where(and(eq(operators.channel_id, channelId), eq(operators.id, operatorId)))
}

/** False when they have come in meanwhile. */
export async function replaceInvitation(
  db: Db | Tx,
  channelId: number,
  operatorId: number,
  link: { link_hash: string; link_expires_at: Date },
): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set(link)
    .where(
      and(eq(operators.channel_id, channelId), eq(operators.id, operatorId), isNotNull(operators.link_hash)),
    )
    .returning({ id: operators.id })
  return rows.length === 1
}

export async function isTotpDemanded(db: Db, channelId: number): Promise<boolean> {
  const rows = await db
    .select({ isDemanded: channels.demands_totp })
    .from(channels)
    .where(eq(channels.id, channelId))
  return rows[0]?.isDemanded ?? false
}

export async function setTotpDemand(db: Db | Tx, channelId: number, isDemanded: boolean): Promise<void> {
  await db.update(channels).set({ demands_totp: isDemanded }).where(eq(channels.id, channelId))
}
