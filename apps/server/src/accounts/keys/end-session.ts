import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { KeyHolder } from '../../context/session.ts'
import { deleteKey } from './key-store.ts'
import { sessionCookie } from './session-cookie.ts'

/** The key is dead at once; the browser asks for an anonymous one when it needs it. */
export async function endSession(
  ctx: Pick<Context, 'db'>,
  session: KeyHolder,
  cookies: Cookies,
): Promise<void> {
  await deleteKey(ctx.db, session.channelId, session.keyHash)
  cookies.drop(sessionCookie)
}
