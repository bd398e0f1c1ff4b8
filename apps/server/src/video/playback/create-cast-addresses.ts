import { createHash } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { CallError } from '../../runtime/call-error.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { admitMark } from './cast-store.ts'
import { renewSeconds, tokenLifeMs } from './describe-source.ts'
import { openHolder } from './open-holder.ts'
import { leaseMs } from './open-player.ts'
import { passGate } from './pass-gate.ts'
import { findPlayback, type PlaybackRow } from './playback-store.ts'
import { keepPlayback } from './renewal-store.ts'

/** Until when a cast address opens for this IP; null: not at all. */
export type CastAddresses = (grant: MediaGrant, ip: string) => Promise<Date | null>

/** A television may alternate between IPv4 and IPv6. Others with the address come from elsewhere. */
const maxNetworks = 2

/**
 * A television's requests keep its player open: the phone that sent the game sleeps, or its page is closed. All rules are
 * checked again as often as for a page, so a refund, a logout or a newer player ends it like any other.
 */
export function createCastAddresses(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'geo' | 'videoNodes' | 'rosters'>,
): CastAddresses {
  const cache = createBriefCache<Date | null>()

  async function isAdmitted(playback: PlaybackRow, network: string): Promise<boolean> {
    const { id, channel_id, cast_marks } = playback
    if (cast_marks === null) return false
    const mark = markOfNetwork(id, network)
    return cast_marks.includes(mark) || admitMark(ctx.db, channel_id, id, { mark, max: maxNetworks })
  }

  async function renew(playback: PlaybackRow, videoId: number, ip: string): Promise<Date | null> {
    const channel = await ctx.channels.findById(playback.channel_id)
    const session = await openHolder(ctx, playback)
    if (!session || channel?.settings.cast_app_id === undefined) return null
    const source = await passGate(
      ctx,
      { channel, language: channel.settings.language, session, ip },
      playback,
    )
    if (source.videoId !== videoId) return null
    const seenAt = ctx.now()
    const goneBefore = new Date(seenAt.getTime() - leaseMs)
    const renewal = { playbackId: playback.id, seenAt, goneBefore, position: null }
    return (await keepPlayback(ctx.db, channel.id, renewal)) ? seenAt : null
  }

  async function find({ channelId, videoId, playbackId }: MediaGrant, ip: string): Promise<Date | null> {
    const playback = await findPlayback(ctx.db, channelId, playbackId)
    if (!playback || playback.replaced_at || playback.left_at || playback.video_id !== videoId) return null
    if (!(await isAdmitted(playback, networkOf(ip)))) return null
    const isDue = ctx.now().getTime() - playback.seen_at.getTime() > renewSeconds * 1000
    const seenAt = isDue ? await renew(playback, videoId, ip).catch(readRefusal) : playback.seen_at
    return seenAt && new Date(seenAt.getTime() + tokenLifeMs)
  }

  return (grant, ip) =>
    cache([grant.channelId, grant.videoId, grant.playbackId, networkOf(ip)], () => find(grant, ip))
}

function readRefusal(error: unknown): null {
  if (error instanceof CallError) return null
  throw error
}

/** So short that it leads back to no address: from where somebody watched is kept nowhere. */
function markOfNetwork(playbackId: string, network: string): string {
  return createHash('sha256').update(`${playbackId} ${network}`).digest('hex').slice(0, 4)
}
