import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { users } from '../../db/tables.ts'

export type AccountRow = typeof users.$inferSelect
export type NewAccount = Omit<typeof users.$inferInsert, 'channel_id'>

export async function findAccountByEmail(
  db: Db | Tx,
  channelId: number,
  email: string,
): Promise<AccountRow | undefined> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.channel_id, channelId), sql`lower(${users.email}) = lower(${email})`))
  return rows[0]
}

/** Nothing when the address has an account already, also one that was made a moment ago. */
export async function insertAccount(
  db: Db | Tx,
  channelId: number,
  account: NewAccount,
): Promise<AccountRow | undefined> {
  const rows = await db
    .insert(users)
    .values({ ...account, channel_id: channelId })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

/** Holds the password until the transaction ends; false when it is another one by now. */
export async function holdPassword(
  tx: Tx,
  channelId: number,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.channel_id, channelId),
        eq(users.id, account.id),
        sql`${users.password_hash} is not distinct from ${account.password_hash}`,
      ),
    )
    .for('share')
  return rows.length === 1
}
