import type { Channel } from './channel.ts'

/** The channel's first host name is the one that search engines, previews and calendars are told. */
export function originOf(channel: Channel, publicUrl: string): string {
  const url = new URL(publicUrl)
  if (channel.hosts[0]) url.hostname = channel.hosts[0]
  return url.origin
}
