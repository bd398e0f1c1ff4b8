import type { Context } from '../../context/context.ts'
import type { KeyHolder } from '../../context/session.ts'
import { findKey, touchKey } from './key-store.ts'
import { expiryOf, isDueForTouch } from './lifetime.ts'
import { hashSecret, looksLikeSecret, sameHash } from './secret.ts'

export interface PresentedKey {
  apiKey: string
  /** The only place for a program's key, where it cannot be copied with an address. */
  inHeader: boolean
  cookie: string | undefined
}

export async function findSession(
  ctx: Pick<Context, 'db' | 'now'>,
  presented: PresentedKey,
): Promise<(KeyHolder & { hidesScores: boolean | null }) | null> {
  if (!looksLikeSecret(presented.apiKey)) return null
  const now = ctx.now()
  const keyHash = hashSecret(presented.apiKey)
  const row = await findKey(ctx.db, keyHash, now)
  const isProgram = row?.program != null
  if (!row || (isProgram && !presented.inHeader)) return null

  let expiresAt = row.expires_at
  if (isDueForTouch(row.last_seen_at, now)) {
    expiresAt = expiryOf(row.user_id, now)
    await touchKey(ctx.db, keyHash, now, expiresAt)
  }
  const userId = isProgram || hasCookie(presented.cookie, row.cookie_hash) ? row.user_id : null
  const hidesScores = userId === null ? null : row.hide_scores
  return { keyHash, channelId: row.channel_id, userId, isProgram, expiresAt, hidesScores }
}

function hasCookie(cookie: string | undefined, cookieHash: string | null): boolean {
  return cookie !== undefined && cookieHash !== null && sameHash(hashSecret(cookie), cookieHash)
}
