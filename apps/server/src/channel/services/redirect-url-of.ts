import type { SocialProvider } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import { originOf } from '../../context/origin.ts'

/** Where a provider of log-ins sends people back to. It must be entered there as it is. */
export function redirectUrlOf(channel: Channel, publicUrl: string, provider: SocialProvider): string {
  return `${originOf(channel, publicUrl)}/api/auth/login/${provider}/callback`
}
