import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

const retryAfterSeconds = 30

/**
 * Asked where the channel has a key and its secret. While the verifier is away, whoever has an account may still come
 * in or ask for a new password: an outage elsewhere must lock nobody out at kick-off, and guessing stays bounded by the
 * limits per address and per account. Only new accounts wait, since making them by the thousand is what the captcha is
 * there to stop. Then the widget is away too, so a missing token is put to the verifier as well, before it is refused.
 */
export async function checkCaptcha(
  ctx: Pick<Context, 'captcha' | 'secrets'>,
  asked: { channel: Channel; ip: string; body: { recaptcha_token?: string | undefined } },
  { whenAway }: { whenAway: 'let_in' | 'refuse' },
): Promise<void> {
  const { channel_key, settings } = asked.channel
  const secret = ctx.secrets.of(channel_key).recaptcha_secret
  if (!settings.recaptcha || secret === undefined) return
  const token = asked.body.recaptcha_token ?? ''
  const verdict = await ctx.captcha.verify({ secret, token, ip: asked.ip })
  if (verdict === 'human') return
  if (verdict === 'unknown') {
    if (whenAway === 'refuse') throw new CallError('unavailable', { retryAfterSeconds })
    return
  }
  throw new CallError(token === '' ? 'recaptcha_required' : 'recaptcha_invalid')
}
