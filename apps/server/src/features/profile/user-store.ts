import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { users } from '../../db/tables.ts'

export type UserRow = typeof users.$inferSelect

export async function findUserRow(
  db: Db | Tx,
  channelId: number,
  userId: number,
): Promise<UserRow | undefined> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
  return rows[0]
}
