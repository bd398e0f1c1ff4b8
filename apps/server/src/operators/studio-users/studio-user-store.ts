import { maxTotal } from '@grandstand/contract'
import { and, count, desc, eq, gt, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import { sqlState } from '../../db/sql-state.ts'
import { apiKeys, favorites, userIdentities, users } from '../../db/tables.ts'

/** Newest first; each word must be in the name or the email. */
export async function listUserRows(
  db: Db | Tx,
  channelId: number,
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
) {
  const searched = sql`search_fold(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email})`
  const matches = and(
    eq(users.channel_id, channelId),
    ...words.map(word => sql`strpos(${searched}, search_fold(${word})) > 0`),
  )
  const rows = await db
    .select()
    .from(users)
    .where(matches)
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(limit)
    .offset(offset)
  const counted = db.select({ one: sql`1` }).from(users).where(matches).limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

export async function findUserWithUse(db: Db | Tx, channelId: number, userId: number, now: Date) {
  const ofChannel = and(eq(users.channel_id, channelId), eq(users.id, userId))
  const [user] = await db.select().from(users).where(ofChannel)
  if (!user) return undefined
  const [sessions] = await db
    .select({ count: count(), lastSeenAt: max(apiKeys.last_seen_at) })
    .from(apiKeys)
    .where(and(eq(apiKeys.channel_id, channelId), eq(apiKeys.user_id, userId), gt(apiKeys.expires_at, now)))
  const favoriteCount = await db.$count(
    favorites,
    and(eq(favorites.channel_id, channelId), eq(favorites.user_id, userId)),
  )
  const identities = await db
    .select({ provider: userIdentities.provider, created_at: userIdentities.created_at })
    .from(userIdentities)
    .where(and(eq(userIdentities.channel_id, channelId), eq(userIdentities.user_id, userId)))
    .orderBy(userIdentities.provider)
  return {
    user,
    sessionCount: sessions?.count ?? 0,
    lastSeenAt: sessions?.lastSeenAt ?? null,
    favoriteCount,
    identities,
  }
}

export async function userExists(db: Db | Tx, channelId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .for('update')
  return rows.length === 1
}

/** False when the channel has no such user. */
export async function storeTemporaryPassword(
  db: Db | Tx,
  channelId: number,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ password_hash: passwordHash, temporary_password: true })
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .returning({ id: users.id })
  return rows.length === 1
}

/** PostgreSQL's word for a second row with what only one may have. */
const uniqueViolation = '23505'

export async function storeMemberNumber(
  db: Db | Tx,
  channelId: number,
  userId: number,
  memberNumber: string | null,
): Promise<'stored' | 'taken' | 'unknown'> {
  try {
    const rows = await db
      .update(users)
      .set({ member_number: memberNumber })
      .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
      .returning({ id: users.id })
    return rows.length === 1 ? 'stored' : 'unknown'
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    return 'taken'
  }
}
