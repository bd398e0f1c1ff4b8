import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { insertKey } from './key-store.ts'
import { expiryOf } from './lifetime.ts'
import { createSecret, hashSecret } from './secret.ts'

export interface IssuedKey {
  apiKey: string
  /** Goes into the HttpOnly cookie that a user's key needs beside it. */
  cookie: string | null
  expiresAt: Date
}

/** The key and its cookie exist in clear only here and in the browser. */
export async function issueKey(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  userId: number | null,
): Promise<IssuedKey> {
  const now = ctx.now()
  const apiKey = createSecret()
  const cookie = userId === null ? null : createSecret()
  const expiresAt = expiryOf(userId, now)
  await insertKey(ctx.db, {
    key_hash: hashSecret(apiKey),
    channel_id: channelId,
    user_id: userId,
    cookie_hash: cookie && hashSecret(cookie),
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
  })
  return { apiKey, cookie, expiresAt }
}
