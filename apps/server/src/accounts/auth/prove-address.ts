import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { endSessionsOfUser } from '../keys/index.ts'
import { clearPassword, deleteIdentitiesOf, markEmailVerified } from './account-store.ts'

/**
 * Somebody who is not logged in to the account confirms its address. A stranger may have registered it and be logged
 * in, so everything from before stops working: password, social logins, sessions, program keys and saved cards. False if the
 * address was already confirmed; then all of them stay.
 */
export async function proveAddress(
  ctx: Pick<Context, 'now' | 'dropEarlierHolder'> & { db: Tx },
  channelId: number,
  userId: number,
): Promise<boolean> {
  // First, since it holds the row: a login that comes meanwhile waits, and then finds another password.
  if (!(await markEmailVerified(ctx.db, channelId, userId, ctx.now()))) return false
  await clearPassword(ctx.db, channelId, userId)
  await deleteIdentitiesOf(ctx.db, channelId, userId)
  await endSessionsOfUser(ctx.db, channelId, userId)
  await ctx.dropEarlierHolder(ctx.db, channelId, userId)
  return true
}
