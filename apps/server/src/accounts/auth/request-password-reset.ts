import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { accountKey } from './account-key.ts'

import { mailPasswordReset } from './mail-password-reset.job.ts'

/** The same answer and the same work for every address; whether it has an account is found out later, by a job. */
export async function requestPasswordReset(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'limiter' | 'captcha' | 'services'>,
  asked: { channel: Channel; ip: string; body: { email: string; recaptcha_token?: string | undefined } },
): Promise<{ success: true }> {
  const { channel, body } = asked
  await checkCaptcha(ctx, asked, { whenAway: 'let_in' })
  const account = accountKey(channel, body.email)
  const nowMs = ctx.now().getTime()
  await ctx.limiter.take('reset_request', [account, networkOf(asked.ip)], nowMs)
  // Strangers who ask in the owner's name fill the mailbox no further, and refuse the owner nothing.
  if ((await ctx.limiter.findWaitMs('reset_mail', account, nowMs)) > 0) return { success: true }
  await ctx.limiter.count('reset_mail', account, nowMs)
  const payload = { channel_key: channel.channel_key, email: body.email.trim() }
  await ctx.db.transaction(tx => ctx.jobs.add(tx, mailPasswordReset, payload))
  return { success: true }
}
