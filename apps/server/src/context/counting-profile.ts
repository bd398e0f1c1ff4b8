import type { Channel } from './channel.ts'

/** What browsers name to the collector. A channel needs no key of its own: its short name will do. Null: it counts nobody. */
export function countingProfileOf({
  channel_key,
  settings,
}: Pick<Channel, 'channel_key' | 'settings'>): string | null {
  if (settings.analytics_consent === 'off') return null
  return settings['yare-analytics']['yare-analytics-key'] || channel_key
}
