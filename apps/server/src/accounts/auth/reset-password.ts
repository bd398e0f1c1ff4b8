import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { endSessionsOfUser, hashSecret } from '../keys/index.ts'
import { setPassword } from './account-store.ts'
import { findToken, takeToken } from './account-token-store.ts'
import { checkNewPassword } from './check-new-password.ts'
import { proveAddress } from './prove-address.ts'

/** All sessions end, so anyone else is out. */
export async function resetPassword(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'dropEarlierHolder'>,
  asked: { channel: Channel; body: { token: string; password: string } },
): Promise<{ success: true }> {
  const { channel, body } = asked
  const tokenHash = hashSecret(body.token)
  await checkNewPassword(body.password)
  // Looked up before it is taken: an invalid link costs no hashing, and expired links are distinct from used ones.
  const found = await findToken(ctx.db, channel.id, 'reset_password', tokenHash)
  if (!found) throw new CallError('reset_failed')
  if (found.expires_at <= ctx.now()) throw new CallError('reset_key_expired')
  const passwordHash = await ctx.passwords.hash(body.password)
  await ctx.db.transaction(async tx => {
    const token = await takeToken(tx, channel.id, 'reset_password', tokenHash)
    if (!token) throw new CallError('reset_failed')
    // The link was read at the address just as a verification would have been.
    await proveAddress({ ...ctx, db: tx }, channel.id, token.user_id)
    const isSet = await setPassword(tx, channel.id, token.user_id, passwordHash)
    if (!isSet) throw new CallError('user_not_found')
    await endSessionsOfUser(tx, channel.id, token.user_id)
  })
  return { success: true }
}
