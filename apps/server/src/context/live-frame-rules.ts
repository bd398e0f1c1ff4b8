import type { LiveFrameFacts } from '@grandstand/rules'
import type { Channel } from './channel.ts'

/** What a channel as a whole says of pictures that everybody sees. */
export const liveFrameRules = ({
  settings,
}: Channel): Pick<LiveFrameFacts, 'isRegionLocked' | 'canVisitorWatch'> => ({
  isRegionLocked: settings.geo_blocked_countries.length > 0,
  canVisitorWatch: settings.capabilities.visitor.includes('watch'),
})
