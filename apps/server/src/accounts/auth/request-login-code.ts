import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { accountKey } from './account-key.ts'
import { mailLoginCode } from './mail-login-code.job.ts'

/** The same answer and the same work for every address; whether it has an account is found out later, by a job. */
export async function requestLoginCode(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'limiter' | 'captcha' | 'services'>,
  asked: {
    channel: Channel
    session: Session
    ip: string
    body: { email: string; recaptcha_token?: string | undefined }
  },
): Promise<{ success: true }> {
  const { channel, session, body } = asked
  if (session.userId !== null) throw new CallError('already_logged_in')
  await checkCaptcha(ctx, asked, { whenAway: 'let_in' })
  const account = accountKey(channel, body.email)
  const nowMs = ctx.now().getTime()
  await ctx.limiter.take('login_code_request', [account, networkOf(asked.ip)], nowMs)
  // Strangers who ask in the owner's name fill the mailbox no further.
  if ((await ctx.limiter.findWaitMs('login_code_mail', account, nowMs)) > 0) return { success: true }
  await ctx.limiter.count('login_code_mail', account, nowMs)
  const payload = {
    channel_key: channel.channel_key,
    email: body.email.trim(),
    key_hash: session.keyHash,
  }
  await ctx.db.transaction(tx => ctx.jobs.add(tx, mailLoginCode, payload))
  return { success: true }
}
