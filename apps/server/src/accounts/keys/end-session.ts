import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { KeyHolder } from '../../context/session.ts'
import { deleteKey } from './key-store.ts'
import { endPlaybacksOf } from './player-store.ts'
import { sessionCookie } from './session-cookie.ts'

/** The key is dead at once, and what plays by it ends; the browser asks for an anonymous one when it needs it. */
export async function endSession(
  ctx: Pick<Context, 'db'>,
  session: KeyHolder,
  cookies: Cookies,
): Promise<void> {
  const { channelId, keyHash, userId } = session
  await ctx.db.transaction(async tx => {
    await deleteKey(tx, channelId, keyHash)
    if (userId !== null) await endPlaybacksOf(tx, channelId, { userId, keyHash })
  })
  cookies.drop(sessionCookie)
}
