import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { checkCaptcha } from './check-captcha.ts'
import { mailPasswordReset } from './mail-password-reset.job.ts'
import { takeAccountLimit } from './take-account-limit.ts'

/** The same answer and the same work for every address; whether it has an account is found out later, by a job. */
export async function requestPasswordReset(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'limiter' | 'captcha' | 'secrets'>,
  asked: { channel: Channel; ip: string; body: { email: string; recaptcha_token?: string | undefined } },
): Promise<{ success: true }> {
  const { channel, body } = asked
  await takeAccountLimit(ctx, 'reset', channel, body.email)
  await checkCaptcha(ctx, asked, { whenAway: 'let_in' })
  const payload = { channel_key: channel.channel_key, email: body.email.trim() }
  await ctx.db.transaction(tx => ctx.jobs.add(tx, mailPasswordReset, payload))
  return { success: true }
}
