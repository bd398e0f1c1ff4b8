import type { Context } from '../../context.ts'
import type { MediaGrant } from '../../media-tokens.ts'
import { tokenLifeMs } from './describe-source.ts'
import { findPlayback } from './playback-store.ts'

/** Until when an address opens whose own time is over; null: no longer. */
export type KeptAddresses = (grant: MediaGrant) => Promise<Date | null>

/** A player asks several times a second. */
const keptMs = 1_000
const maxKept = 1_000

/**
 * For players that cannot take a newer address, such as a browser's own HLS: each renewal, which asks all rules anew, is a
 * minute for the address they have. A refund, a logout or a newer player ends it as it ends every other.
 */
export function createKeptAddresses(ctx: Pick<Context, 'db'>): KeptAddresses {
  const kept = new Map<string, { until: Promise<Date | null>; readAtMs: number }>()

  async function read({ channelId, eventMediaId, playbackId }: MediaGrant): Promise<Date | null> {
    const playback = await findPlayback(ctx.db, channelId, playbackId)
    if (!playback?.keeps_address || playback.replaced_at) return null
    if (playback.event_media_id !== eventMediaId) return null
    return new Date(playback.seen_at.getTime() + tokenLifeMs)
  }

  return grant => {
    const nowMs = performance.now()
    const known = kept.get(grant.playbackId)
    if (known && nowMs - known.readAtMs < keptMs) return known.until
    if (kept.size >= maxKept) kept.clear()
    const until = read(grant)
    kept.set(grant.playbackId, { until, readAtMs: nowMs })
    until.catch(() => kept.delete(grant.playbackId))
    return until
  }
}
