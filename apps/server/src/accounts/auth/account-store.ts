import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { sessionCodes, userIdentities, users } from '../../db/tables.ts'
import { detachPlaybacksOf } from '../keys/index.ts'

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

export async function findAccountByNumber(
  db: Db | Tx,
  channelId: number,
  memberNumber: string,
): Promise<AccountRow | undefined> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.member_number, memberNumber)))
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

/** Holds the password until the transaction ends; false if it has changed. */
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
        isAccount(channelId, account.id),
        sql`${users.password_hash} is not distinct from ${account.password_hash}`,
      ),
    )
    .for('no key update')
  return rows.length === 1
}

export async function findAccount(
  db: Db | Tx,
  channelId: number,
  userId: number,
): Promise<AccountRow | undefined> {
  const rows = await db.select().from(users).where(isAccount(channelId, userId))
  return rows[0]
}

/** Holds the account until the transaction ends; nothing if somebody has proven its address. */
export async function holdUnproven(
  tx: Tx,
  channelId: number,
  userId: number,
): Promise<AccountRow | undefined> {
  const rows = await tx
    .select()
    .from(users)
    .where(and(isAccount(channelId, userId), isNull(users.email_verified_at)))
    .for('no key update')
  return rows[0]
}

/** False when it was verified before. */
export async function markEmailVerified(
  db: Db | Tx,
  channelId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ email_verified_at: now })
    .where(and(isAccount(channelId, userId), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  return rows.length === 1
}

/** One that the user has chosen, so it is not temporary. */
export async function setPassword(
  tx: Tx,
  channelId: number,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ password_hash: passwordHash, temporary_password: false })
    .where(isAccount(channelId, userId))
    .returning({ id: users.id })
  return rows.length === 1
}

/** Until another is chosen by a mailed link, no password leads in. */
export async function clearPassword(tx: Tx, channelId: number, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ password_hash: null, temporary_password: false })
    .where(isAccount(channelId, userId))
}

/** Social logins no longer lead to the account, nor does one that is on its way. */
export async function deleteIdentitiesOf(tx: Tx, channelId: number, userId: number): Promise<void> {
  for (const table of [userIdentities, sessionCodes])
    await tx.delete(table).where(and(eq(table.channel_id, channelId), eq(table.user_id, userId)))
}

/** Returns the address of the deleted user. */
export async function deleteAccount(tx: Tx, channelId: number, userId: number): Promise<string | undefined> {
  await detachPlaybacksOf(tx, channelId, userId)
  const rows = await tx.delete(users).where(isAccount(channelId, userId)).returning({ email: users.email })
  return rows[0]?.email
}

function isAccount(channelId: number, userId: number) {
  return and(eq(users.channel_id, channelId), eq(users.id, userId))
}
