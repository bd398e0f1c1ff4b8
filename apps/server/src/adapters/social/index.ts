import type { Config } from '../../config/read-config.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import type { SocialProviders } from './social-provider.ts'

export function createSocialProviders(
  config: Pick<Config, 'googleIssuer' | 'facebookUrl' | 'facebookGraphUrl'>,
): SocialProviders {
  return {
    google: createGoogle(config.googleIssuer),
    facebook: createFacebook({ url: config.facebookUrl, graphUrl: config.facebookGraphUrl }),
  }
}
