import type { calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { hashSecret } from '../keys/index.ts'
import { findAccount, markEmailVerified } from './account-store.ts'
import { findToken } from './account-token-store.ts'
import { createToken } from './create-token.ts'
import { proveAddress } from './prove-address.ts'

/**
 * The token stays until it expires: it can do nothing twice, and who opens the link again hears that all is well
 * instead of that it failed.
 */
export async function verifyEmail(
  ctx: Pick<Context, 'db' | 'now' | 'dropEarlierHolder'>,
  asked: { channel: Channel; session: Session; body: { token: string } },
): Promise<Reply<typeof calls.verifyEmail>> {
  const { channel, session } = asked
  const now = ctx.now()
  const token = await findToken(ctx.db, channel.id, 'verify_email', hashSecret(asked.body.token))
  const userId = token?.user_id ?? session.userId
  const account = userId === null ? undefined : await findAccount(ctx.db, channel.id, userId)
  // An older link of a verified user, opened where that account is logged in.
  if (account?.email_verified_at) throw new CallError('email_already_verified')
  if (!token || !account || token.expires_at <= now) throw new CallError('verification_failed')
  if (account.id === session.userId) {
    if (!(await markEmailVerified(ctx.db, channel.id, account.id, now)))
      throw new CallError('email_already_verified')
    return { success: true, reset_token: null }
  }
  return ctx.db.transaction(async tx => {
    if (!(await proveAddress({ ...ctx, db: tx }, channel.id, account.id)))
      throw new CallError('email_already_verified')
    // Anyone who reads the mails of the address could ask for it just as well.
    const of = { channelId: channel.id, userId: account.id, purpose: 'reset_password' } as const
    return { success: true, reset_token: await createToken(ctx, tx, of) }
  })
}
