import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { studioKeys } from '../../db/tables.ts'

/** More than a channel has programs. */
export const maxStudioKeys = 50
/** Of revoked ones the newest are enough. */
const maxListed = 200

/** What a key is called in what it made, as `nameOfKey` has it. */
export const shownName = sql`${studioKeys.name} || ' (' || ${studioKeys.start} || '…)'`

/** Those that work come first. */
export function listStudioKeyRows(db: Db, channelId: number) {
  return db
    .select()
    .from(studioKeys)
    .where(eq(studioKeys.channel_id, channelId))
    .orderBy(sql`${studioKeys.revoked_at} is not null`, desc(studioKeys.id))
    .limit(maxListed)
}

export function countWorkingKeys(db: Db | Tx, channelId: number): Promise<number> {
  return db.$count(studioKeys, and(eq(studioKeys.channel_id, channelId), isNull(studioKeys.revoked_at)))
}

/** A secret needs no channel: the row names it. */
export async function findStudioKeyRow(db: Db, keyHash: string) {
  const rows = await db
    .select()
    .from(studioKeys)
    .where(and(eq(studioKeys.key_hash, keyHash), isNull(studioKeys.revoked_at)))
  return rows[0]
}

export async function insertStudioKey(db: Db | Tx, row: typeof studioKeys.$inferInsert): Promise<number> {
  const [made] = await db.insert(studioKeys).values(row).returning({ id: studioKeys.id })
  if (!made) throw new Error('A key of a program was not written')
  return made.id
}

export async function touchStudioKey(db: Db, keyId: number, now: Date, before: Date): Promise<void> {
  const isDue = or(isNull(studioKeys.last_used_at), lt(studioKeys.last_used_at, before))
  await db
    .update(studioKeys)
    .set({ last_used_at: now })
    .where(and(eq(studioKeys.id, keyId), isDue))
}

/** Undefined when it is revoked already, or another channel's. */
export async function revokeStudioKeyRow(db: Db | Tx, channelId: number, keyId: number, now: Date) {
  const rows = await db
    .update(studioKeys)
    .set({ revoked_at: now })
    .where(and(eq(studioKeys.channel_id, channelId), eq(studioKeys.id, keyId), isNull(studioKeys.revoked_at)))
    .returning()
  return rows[0]
}
