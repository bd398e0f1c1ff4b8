import { deleteAccount, mailLoginCode, mailPasswordReset } from '../../accounts/auth/index.ts'
import { removeClipsOf } from '../../clips/clips/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { forgetMailsOf } from '../../reach/mail/index.ts'
import { leaveProvider } from '../../sale/payments/index.ts'

/** A user's data goes with the row, clips with their files. Gives its address; undefined: there is no such account any more. */
export async function endAccount(
  ctx: Pick<Context, 'now' | 'jobs' | 'payments'>,
  tx: Tx,
  channel: Channel,
  userId: number,
): Promise<string | undefined> {
  await leaveProvider({ payments: ctx.payments, db: tx }, channel, userId)
  await removeClipsOf(ctx, tx, channel.id, { user_id: userId })
  const email = await deleteAccount(tx, channel.id, userId)
  if (email === undefined) return undefined
  for (const job of [mailPasswordReset, mailLoginCode])
    await ctx.jobs.forget(tx, job, { channel_key: channel.channel_key, email })
  await forgetMailsOf(ctx, tx, channel, email)
  return email
}
