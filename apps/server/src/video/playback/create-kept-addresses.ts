import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { expiryOf } from './describe-source.ts'
import { findPlayback } from './playback-store.ts'

/** Until when an address opens whose own time is over; null: no longer. */
export type KeptAddresses = (grant: MediaGrant) => Promise<Date | null>

/**
 * For players that cannot take a newer address, such as a browser's own HLS. Each renewal checks all rules again and gives
 * their address another life of a token. A refund, a logout or a newer player ends it like any other.
 */
export function createKeptAddresses(ctx: Pick<Context, 'db' | 'playerTimes'>): KeptAddresses {
  const cache = createBriefCache<Date | null>()
  return ({ channelId, videoId, playbackId }) =>
    cache([channelId, videoId, playbackId], async () => {
      const playback = await findPlayback(ctx.db, channelId, playbackId)
      if (!playback?.keeps_address || playback.replaced_at || playback.left_at) return null
      if (playback.video_id !== videoId) return null
      return expiryOf(ctx, playback, playback.seen_at)
    })
}
