import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import type { SocialProviders } from './social-provider.ts'

export interface SocialAddresses {
  googleIssuer: string
  facebookUrl: string
  facebookGraphUrl: string
}

export function createSocialProviders(config: SocialAddresses): SocialProviders {
  return {
    google: createGoogle(config.googleIssuer),
    facebook: createFacebook({ url: config.facebookUrl, graphUrl: config.facebookGraphUrl }),
  }
}
