import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { prepareAccountMail } from '../../reach/mail/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findAccount } from './account-store.ts'
import { createToken } from './create-token.ts'

export async function requestEmailVerification(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'publicUrl' | 'sealer'>,
  asked: { channel: Channel; session: { userId: number } },
): Promise<{ success: true }> {
  const { channel } = asked
  const account = await findAccount(ctx.db, channel.id, asked.session.userId)
  if (!account) throw new CallError('unauthenticated')
  if (account.email_verified_at) throw new CallError('email_already_verified')
  const addMail = await prepareAccountMail(ctx, channel)
  await ctx.db.transaction(async tx => {
    const of = { channelId: channel.id, userId: account.id, purpose: 'verify_email' } as const
    await addMail(tx, { kind: 'verify_email', to: account, token: await createToken(ctx, tx, of) })
  })
  return { success: true }
}
