import type { SocialProvider } from '@grandstand/contract'
import { safeReturnPath } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createSecret, hashSecret } from '../keys/index.ts'
import { findSocialAccount } from './social-account.ts'
import { socialCookie } from './social-cookie.ts'
import { sealState } from './social-state.ts'

const maxAgeSeconds = 600

export async function beginSocialLogin(
  ctx: Pick<Context, 'now' | 'sealer' | 'services' | 'publicUrl' | 'social' | 'log'>,
  asked: { channel: Channel; session: Session; cookies: Cookies },
  { provider, return_path }: { provider: SocialProvider; return_path?: string | undefined },
): Promise<{ step: 'begin'; redirect_url: string }> {
  const account = findSocialAccount(ctx, asked.channel, provider)
  if (!account) throw new CallError('not_found', { fields: { provider: 'is not offered by this channel' } })
  const cookie = createSecret()
  const attempt = { nonce: createSecret(), verifier: createSecret() }
  const state = sealState(ctx, {
    ...attempt,
    provider,
    channel_id: asked.channel.id,
    key_hash: asked.session.keyHash,
    cookie_hash: hashSecret(cookie),
    return_path: safeReturnPath(return_path),
    expires_at: ctx.now().getTime() + maxAgeSeconds * 1000,
  })
  const redirect_url = await ctx.social[provider]
    .beginUrl(account, { ...attempt, state })
    .catch((error: unknown) => {
      ctx.log.warn(
        { provider, reason: String(error) },
        'A social login could not begin; the user is asked to try again',
      )
      throw new CallError('unavailable', { retryAfterSeconds: 5 })
    })
  asked.cookies.keep(socialCookie, cookie, { maxAgeSeconds })
  return { step: 'begin', redirect_url }
}
