import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { KeyHolder } from '../../context/session.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { rotateKey } from './rotate-key.ts'
import { sessionCookie } from './session-cookie.ts'

/** Binds a user to a new key of the same browser, whose cookie goes along; the key that asked is dead at once. */
export async function startSession(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  asked: { session: KeyHolder; cookies: Cookies },
  userId: number,
): Promise<{ api_key: string; expires_at: string }> {
  const { apiKey, cookie, expiresAt } = await rotateKey(ctx, asked.session, userId)
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - ctx.now().getTime()) / 1000)
  if (cookie !== null) asked.cookies.keep(sessionCookie, cookie, { maxAgeSeconds })
  return { api_key: apiKey, expires_at: expiresAt.toISOString() }
}
