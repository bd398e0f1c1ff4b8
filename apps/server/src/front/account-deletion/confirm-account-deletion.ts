import { deleteAccount, mailLoginCode, mailPasswordReset, takeToken } from '../../accounts/auth/index.ts'
import { hashSecret } from '../../accounts/keys/index.ts'
import { removeClipsOf } from '../../clips/clips/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { forgetMailsOf } from '../../reach/mail/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { forgetGiftsTo } from '../../sale/gifts/index.ts'
import { leaveProvider } from '../../sale/payments/index.ts'

/** Needs no login: the user may read the mail on another device. A user's data goes with the row, clips with their files. */
export async function confirmAccountDeletion(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'payments'>,
  asked: { channel: Channel; body: { token: string } },
): Promise<{ success: true }> {
  const { channel } = asked
  await ctx.db.transaction(async tx => {
    const token = await takeToken(tx, channel.id, 'delete_account', hashSecret(asked.body.token))
    if (!token || token.expires_at <= ctx.now()) throw new CallError('verification_failed')
    await leaveProvider({ payments: ctx.payments, db: tx }, channel, token.user_id)
    await removeClipsOf(ctx, tx, channel.id, { user_id: token.user_id })
    const email = await deleteAccount(tx, channel.id, token.user_id)
    if (email === undefined) throw new CallError('verification_failed')
    for (const job of [mailPasswordReset, mailLoginCode])
      await ctx.jobs.forget(tx, job, { channel_key: channel.channel_key, email })
    await forgetMailsOf(ctx, tx, channel, email)
    await forgetGiftsTo(tx, channel.id, email)
  })
  return { success: true }
}
