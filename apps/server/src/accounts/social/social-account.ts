import type { SocialProvider } from '@grandstand/contract'
import type { SocialAccount } from '../../adapters/social/social-provider.ts'
import { redirectUrlOf } from '../../channel/services/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/** The channel's account at the provider; null where it has none, or only half of one. */
export function findSocialAccount(
  ctx: Pick<Context, 'services' | 'publicUrl'>,
  channel: Channel,
  provider: SocialProvider,
): SocialAccount | null {
  const account = ctx.services.find(channel, provider)
  if (account === null) return null
  const { publicId: clientId, secret } = account
  return { clientId, secret, redirectUri: redirectUrlOf(channel, ctx.publicUrl, provider) }
}
