import type { SocialProvider } from '@grandstand/contract'
import { and, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { sessionCodes, usedOauthStates, userIdentities } from '../../db/tables.ts'

type IdentityKey = { provider: SocialProvider; subject: string }

/** False when the state has come back before. */
export async function insertUsedState(
  db: Db,
  channelId: number,
  row: { state_hash: string; expires_at: Date },
): Promise<boolean> {
  const rows = await db
    .insert(usedOauthStates)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
    .returning({ state_hash: usedOauthStates.state_hash })
  return rows.length === 1
}

export async function findIdentityUserId(
  db: Tx,
  channelId: number,
  { provider, subject }: IdentityKey,
): Promise<number | null> {
  const rows = await db
    .select({ user_id: userIdentities.user_id })
    .from(userIdentities)
    .where(
      and(
        eq(userIdentities.channel_id, channelId),
        eq(userIdentities.provider, provider),
        eq(userIdentities.subject, subject),
      ),
    )
  return rows[0]?.user_id ?? null
}

/** Answers whose it is: when two come at once, both learn of the one that was first. */
export async function insertIdentity(
  db: Tx,
  channelId: number,
  { provider, subject }: IdentityKey,
  userId: number,
  now: Date,
): Promise<number> {
  const rows = await db
    .insert(userIdentities)
    .values({ channel_id: channelId, provider, subject, user_id: userId, created_at: now })
    .onConflictDoUpdate({
      target: [userIdentities.channel_id, userIdentities.provider, userIdentities.subject],
      set: { subject },
    })
    .returning({ user_id: userIdentities.user_id })
  return rows[0]?.user_id ?? userId
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(sessionCodes).where(lt(sessionCodes.expires_at, now))
  await db.delete(usedOauthStates).where(lt(usedOauthStates.expires_at, now))
}
