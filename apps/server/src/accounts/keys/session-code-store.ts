import { and, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { apiKeys, sessionCodes } from '../../db/tables.ts'

type SessionCodeRow = typeof sessionCodes.$inferSelect
type SessionCode = Omit<SessionCodeRow, 'channel_id' | 'purpose'> & {
  purpose: 'add_session' | 'register' | 'login_code'
}

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

/** A new code replaces the ones before: of all mailed codes of a browser the last one counts. */
export async function deleteSessionCodesOfKey(
  tx: Tx,
  channelId: number,
  { key_hash, purpose }: Pick<SessionCode, 'key_hash' | 'purpose'>,
): Promise<void> {
  await tx
    .delete(sessionCodes)
    .where(
      and(
        eq(sessionCodes.channel_id, channelId),
        eq(sessionCodes.key_hash, key_hash),
        eq(sessionCodes.purpose, purpose),
      ),
    )
}

export async function deleteSessionCodesOfUser(tx: Tx, channelId: number, userId: number): Promise<void> {
  await tx
    .delete(sessionCodes)
    .where(and(eq(sessionCodes.channel_id, channelId), eq(sessionCodes.user_id, userId)))
}
