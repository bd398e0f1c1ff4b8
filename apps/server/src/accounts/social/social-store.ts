import type { SocialProvider } from '@grandstand/contract'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { apiKeys, sessionCodes, usedOauthStates, userIdentities } from '../../db/tables.ts'

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

type SessionCodeRow = typeof sessionCodes.$inferSelect
type SessionCode = Omit<SessionCodeRow, 'channel_id' | 'purpose'> & { purpose: 'add_session' | 'register' }

/** False when the key that began is gone: then nobody could redeem the code. */
export async function insertSessionCode(db: Db | Tx, channelId: number, code: SessionCode): Promise<boolean> {
  const [key] = await db
    .select({ key_hash: apiKeys.key_hash })
    .from(apiKeys)
    .where(and(eq(apiKeys.channel_id, channelId), eq(apiKeys.key_hash, code.key_hash)))
    // The key must not die before the code is stored.
    .for('key share')
  if (!key) return false
  await db.insert(sessionCodes).values({ ...code, channel_id: channelId })
  return true
}

/** Finding it uses it up. Another key's code is neither found nor used up. */
export async function takeSessionCode(
  db: Tx,
  channelId: number,
  asked: { code_hash: string; key_hash: string; purpose: SessionCode['purpose'] },
  now: Date,
): Promise<SessionCodeRow | null> {
  const rows = await db
    .delete(sessionCodes)
    .where(
      and(
        eq(sessionCodes.channel_id, channelId),
        eq(sessionCodes.code_hash, asked.code_hash),
        eq(sessionCodes.key_hash, asked.key_hash),
        eq(sessionCodes.purpose, asked.purpose),
        gt(sessionCodes.expires_at, now),
      ),
    )
    .returning()
  return rows[0] ?? null
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(sessionCodes).where(lt(sessionCodes.expires_at, now))
  await db.delete(usedOauthStates).where(lt(usedOauthStates.expires_at, now))
}
