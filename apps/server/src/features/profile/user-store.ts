import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { users } from '../../db/tables.ts'

export async function findUserRow(db: Db, channelId: number, userId: number) {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
  return rows[0]
}
