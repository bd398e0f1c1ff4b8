import type { ChannelService } from '@grandstand/contract'
import type { Sealer } from '../runtime/sealer.ts'
import type { Channel } from './channel.ts'
import type { ChannelSecrets, SecretsOfChannel } from './channel-secrets.ts'

/** A channel's account elsewhere. */
export interface ServiceAccount {
  source: 'files' | 'studio'
  publicId: string
  secret: string
}

export interface ChannelServices {
  /** Null: the channel has none, or only half of one. */
  find(channel: Channel, service: ChannelService): ServiceAccount | null
  /** False: it was sealed with another key of the server. */
  opens(sealed: string): boolean
}

export const servicePurpose = 'channel-service'

const secretNames = {
  google: 'google_secret',
  facebook: 'facebook_secret',
  recaptcha: 'recaptcha_secret',
  google_analytics: 'google_analytics_secret',
} as const satisfies Record<ChannelService, keyof SecretsOfChannel>

/** The file of secrets wins, with what the channel's settings say beside it; else what an owner typed. */
export function createChannelServices({
  secrets,
  sealer,
}: {
  secrets: ChannelSecrets
  sealer: Sealer
}): ChannelServices {
  return {
    opens: sealed => sealer.open(servicePurpose, sealed) !== null,
    find(channel, service) {
      const ofFile = secrets.of(channel.channel_key)[secretNames[service]]
      const said = publicIdOf(channel, service)
      if (ofFile !== undefined && said !== undefined)
        return { source: 'files', publicId: said, secret: ofFile }
      const kept = channel.services.find(each => each.service === service)
      const secret = kept && sealer.open(servicePurpose, kept.sealed_secret)
      const publicId = service === 'google_analytics' ? said : kept?.public_id
      return secret && publicId !== undefined ? { source: 'studio', publicId, secret } : null
    },
  }
}

function publicIdOf({ settings }: Channel, service: ChannelService): string | undefined {
  const { google, facebook, recaptcha } = settings
  const known: Record<ChannelService, string | undefined> = {
    google: google?.client_id,
    facebook: facebook?.app_id,
    recaptcha: recaptcha?.site_key,
    google_analytics: settings['google-analytics']['google-tag'],
  }
  return known[service]
}
