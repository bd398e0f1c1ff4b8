import type { Context } from '../../context/context.ts'
import type { KeyHolder } from '../../context/session.ts'
import { findKey, touchKey } from './key-store.ts'
import { expiryOf, isDueForTouch } from './lifetime.ts'
import { hashSecret, looksLikeSecret, sameHash } from './secret.ts'

export interface PresentedKey {
  apiKey: string
  /** In a header a key cannot be copied with an address, so it may speak for its user alone. */
  inHeader: boolean
  cookie: string | undefined
}

export async function findSession(
  ctx: Pick<Context, 'db' | 'now'>,
  presented: PresentedKey,
): Promise<KeyHolder | null> {
  if (!looksLikeSecret(presented.apiKey)) return null
  const now = ctx.now()
  const keyHash = hashSecret(presented.apiKey)
  const row = await findKey(ctx.db, keyHash, now)
  if (!row) return null

  let expiresAt = row.expires_at
  if (isDueForTouch(row.last_seen_at, now)) {
    expiresAt = expiryOf(row.user_id, now)
    await touchKey(ctx.db, keyHash, now, expiresAt)
  }
  const isProven = presented.inHeader || hasCookie(presented.cookie, row.cookie_hash)
  return { keyHash, channelId: row.channel_id, userId: isProven ? row.user_id : null, expiresAt }
}

function hasCookie(cookie: string | undefined, cookieHash: string | null): boolean {
  return cookie !== undefined && cookieHash !== null && sameHash(hashSecret(cookie), cookieHash)
}
