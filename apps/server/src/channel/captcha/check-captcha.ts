import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

const retryAfterSeconds = 30

/**
 * Checked where the channel has a key and its secret. While the verifier is away, users with an account may still log in or
 * ask for a new password: an outage elsewhere must lock nobody out at kick-off, and limits per address and per account bound
 * guessing. Only new accounts wait, since the captcha exists to stop making them by the thousand. The widget is then away
 * too, so a missing token also goes to the verifier before it is refused.
 */
export async function checkCaptcha(
  ctx: Pick<Context, 'captcha' | 'services'>,
  asked: { channel: Channel; ip: string; body: { recaptcha_token?: string | undefined } },
  { whenAway }: { whenAway: 'let_in' | 'refuse' },
): Promise<void> {
  const account = ctx.services.find(asked.channel, 'recaptcha')
  if (account === null) return
  const { secret } = account
  const token = asked.body.recaptcha_token ?? ''
  const verdict = await ctx.captcha.verify({ secret, token, ip: asked.ip })
  if (verdict === 'human') return
  if (verdict === 'unknown') {
    if (whenAway === 'refuse') throw new CallError('unavailable', { retryAfterSeconds })
    return
  }
  throw new CallError(token === '' ? 'recaptcha_required' : 'recaptcha_invalid')
}
