import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { endSessionsOfUser } from '../keys/index.ts'
import { clearPassword, deleteIdentitiesOf, markEmailVerified } from './account-store.ts'

/**
 * The address is proved by who is not logged in to its account: a stranger may have registered it and waits inside, so
 * nothing from before leads in any more, be it a password, a social login, a session or a program's key. False when it was
 * proved already; then all of them stay.
 */
export async function proveAddress(
  ctx: Pick<Context, 'now'> & { db: Tx },
  channelId: number,
  userId: number,
): Promise<boolean> {
  // First, since it holds the row: a login that comes meanwhile waits, and then finds another password.
  if (!(await markEmailVerified(ctx.db, channelId, userId, ctx.now()))) return false
  await clearPassword(ctx.db, channelId, userId)
  await deleteIdentitiesOf(ctx.db, channelId, userId)
  await endSessionsOfUser(ctx.db, channelId, userId)
  return true
}
