import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { clipBans } from '../../db/tables.ts'

const isBanOf = (channelId: number, userId: number) =>
  and(eq(clipBans.channel_id, channelId), eq(clipBans.user_id, userId))

export async function isBanned(db: Db | Tx, channelId: number, userId: number | null): Promise<boolean> {
  return userId !== null && (await db.$count(clipBans, isBanOf(channelId, userId))) > 0
}

/** False where there is one already. */
export async function insertBan(tx: Tx, channelId: number, userId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(clipBans)
    .values({ channel_id: channelId, user_id: userId, created_at: at })
    .onConflictDoNothing()
    .returning()
  return rows.length === 1
}

/** False where there is none. */
export async function deleteBan(tx: Tx, channelId: number, userId: number): Promise<boolean> {
  return (await tx.delete(clipBans).where(isBanOf(channelId, userId)).returning()).length === 1
}
