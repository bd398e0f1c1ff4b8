import type { Channel } from './channel.ts'

/** Search engines, previews and calendars get the channel's first host name. */
export function originOf(channel: Channel, publicUrl: string): string {
  const url = new URL(publicUrl)
  if (channel.hosts[0]) url.hostname = channel.hosts[0]
  return url.origin
}
