import { chooseLanguage } from '@grandstand/rules'
import type { Channel, ChannelDirectory } from '../../context/channel.ts'
import { CallError } from '../../runtime/call-error.ts'

/** `www.league.example:8080` → `www.league.example` */
export function hostName(hostHeader = ''): string {
  // Not by a regular expression: every request comes this way.
  const colon = hostHeader.lastIndexOf(':')
  const name = colon > hostHeader.lastIndexOf(']') ? hostHeader.slice(0, colon) : hostHeader
  return name.toLowerCase()
}

/** The channel of the host name, else of the channel key. */
export async function getChannel(
  channels: ChannelDirectory,
  hostHeader: string | undefined,
  channelKey: string | undefined,
): Promise<Channel> {
  const channel =
    channelKey === undefined
      ? await channels.findByHost(hostName(hostHeader))
      : await channels.findByKey(channelKey)
  if (!channel) throw new CallError('no_api_key', { fields: { channel_key: 'is not known' } })
  return channel
}

export function chooseChannelLanguage(channel: Channel, liked: readonly (string | undefined)[]): string {
  return chooseLanguage(channel.settings.languages, liked, channel.settings.language)
}
