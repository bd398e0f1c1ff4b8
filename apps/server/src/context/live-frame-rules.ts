import type { LiveFrameFacts } from '@grandstand/rules'
import type { Channel } from './channel.ts'

/** A channel's own rules for pictures that everybody sees. */
export const liveFrameRules = ({
  settings,
}: Channel): Pick<LiveFrameFacts, 'isRegionLocked' | 'canVisitorWatch'> => ({
  isRegionLocked: settings.geo_blocked_countries.length > 0,
  canVisitorWatch: settings.capabilities.visitor.includes('watch'),
})
