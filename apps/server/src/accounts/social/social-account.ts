import type { SocialProvider } from '@grandstand/contract'
import type { SocialAccount } from '../../adapters/social/social-provider.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'

/** The channel's account at the provider; null where it has none, or only half of one. */
export function findSocialAccount(
  ctx: Pick<Context, 'secrets' | 'publicUrl'>,
  channel: Channel,
  provider: SocialProvider,
): SocialAccount | null {
  const { google, facebook } = channel.settings
  const clientId = provider === 'google' ? google?.client_id : facebook?.app_id
  const secret = ctx.secrets.of(channel.channel_key)[`${provider}_secret`]
  if (clientId === undefined || secret === undefined) return null
  const origin = originOf(channel, ctx.publicUrl)
  return { clientId, secret, redirectUri: `${origin}/api/auth/login/${provider}/callback` }
}
