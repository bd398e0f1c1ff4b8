import type { ChannelService } from '@grandstand/contract/studio-constants'

/** Names, which no language translates. */
export const serviceNames: Record<ChannelService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  recaptcha: 'reCAPTCHA',
  google_analytics: 'Google Analytics',
}
