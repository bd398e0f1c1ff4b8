import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { users } from '../../db/tables.ts'

export type UserRow = typeof users.$inferSelect

/** What users change about themselves. */
interface UserChanges {
  first_name?: string | undefined
  last_name?: string | undefined
  phone: string | null
  language?: string | undefined
  hide_scores?: boolean | undefined
}

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

/** The row as it is afterwards; fields that are left out stay. */
export async function updateUserRow(
  tx: Tx,
  channelId: number,
  userId: number,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  const rows = await tx
    .update(users)
    .set(changes)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .returning()
  return rows[0]
}

/** Of a user with a verified address; the account cannot be deleted until the transaction ends. */
export async function holdProvenAddress(tx: Tx | Db, channelId: number, userId: number) {
  const [row] = await tx
    .select({ email: users.email, firstName: users.first_name, language: users.language })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId), isNotNull(users.email_verified_at)))
    .for('key share')
  return row ?? null
}
