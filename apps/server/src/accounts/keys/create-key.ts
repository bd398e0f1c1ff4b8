import type { Context } from '../../context/context.ts'
import type { KeyRow } from './key-store.ts'
import { expiryOf } from './lifetime.ts'
import { createSecret, hashSecret } from './secret.ts'

export interface IssuedKey {
  apiKey: string
  /** Goes into the HttpOnly cookie that a user's key needs beside it. */
  cookie: string | null
  expiresAt: Date
}

/** A browser's. The key and its cookie exist in clear only here and in the browser; `row` is what is stored of them. */
export function createKey(
  ctx: Pick<Context, 'now'>,
  channelId: number,
  userId: number | null,
): { issued: IssuedKey; row: KeyRow } {
  const now = ctx.now()
  const apiKey = createSecret()
  const cookie = userId === null ? null : createSecret()
  const expiresAt = expiryOf(userId, now)
  const row = {
    key_hash: hashSecret(apiKey),
    channel_id: channelId,
    user_id: userId,
    cookie_hash: cookie && hashSecret(cookie),
    program: null,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
  }
  return { issued: { apiKey, cookie, expiresAt }, row }
}
