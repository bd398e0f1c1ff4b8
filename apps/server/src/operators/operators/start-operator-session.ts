import { createSecret, hashSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { insertOperatorSession } from './operator-session-store.ts'
import { cookieSeconds, sessionExpiry } from './session-lifetime.ts'
import { studioCookie } from './studio-cookie.ts'

/** The token exists in clear only here and in the browser. */
export async function startOperatorSession(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  cookies: Cookies,
  operatorId: number,
): Promise<void> {
  const now = ctx.now()
  const token = createSecret()
  await insertOperatorSession(ctx.db, {
    token_hash: hashSecret(token),
    operator_id: operatorId,
    created_at: now,
    last_seen_at: now,
    expires_at: sessionExpiry(now, now),
  })
  cookies.keep(studioCookie, token, { maxAgeSeconds: cookieSeconds, sameSite: 'Strict' })
}
