import { createHash } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { televisionTimes } from '../../context/player-times.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { CallError } from '../../runtime/call-error.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { admitMark, claimTicket, useTicket } from './cast-store.ts'
import { createTicket, ticketOf } from './cast-ticket.ts'
import { openHolder } from './open-holder.ts'
import { passGate } from './pass-gate.ts'
import { findPlayback, type PlaybackRow } from './playback-store.ts'
import { keepPlayback } from './renewal-store.ts'

export interface CastAddresses {
  /** The grant of the receiver that reads the list of sizes; null: another one plays, or the address opens nothing. */
  enter(grant: MediaGrant, ip: string): Promise<MediaGrant | null>
  /** Until when the address of a receiver opens for this IP; null: not at all. */
  until(grant: MediaGrant, ip: string): Promise<Date | null>
}

/** A receiver that asked for nothing for so long is gone, and another may come. */
const goneMs = 20_000
/** A receiver may look at what it gets and begin again: so long the newest that comes has the ticket. */
const newMs = 10_000
/** How often its use is written down. */
const noteMs = 3_000

/** A television may alternate between IPv4 and IPv6. Others with the address come from elsewhere. */
const maxNetworks = 2

/**
 * A television's requests keep its player open: the phone that sent the game sleeps, or its page is closed. All rules are
 * checked again as often as for a page, so a refund, a logout or a newer player ends it like any other.
 *
 * The address that a phone sends opens the list of sizes, which each receiver reads once. Each answer names the lists of
 * segments by a ticket of its own, and the player's row keeps one ticket, so one receiver plays: who comes while it plays is
 * refused. A receiver asks for the same address again and again, as HLS has it; a lost answer leaves a ticket that nobody
 * used, which the next one replaces.
 */
export function createCastAddresses(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'geo' | 'videoNodes' | 'rosters' | 'playerTimes'>,
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
    const goneBefore = new Date(seenAt.getTime() - ctx.playerTimes.leaseMs)
    const renewal = { playbackId: playback.id, seenAt, goneBefore, position: null }
    return (await keepPlayback(ctx.db, channel.id, renewal)) ? seenAt : null
  }

  async function findOpen({ channelId, videoId, playbackId }: MediaGrant): Promise<PlaybackRow | null> {
    const playback = await findPlayback(ctx.db, channelId, playbackId)
    if (!playback || playback.replaced_at || playback.left_at || playback.video_id !== videoId) return null
    return playback
  }

  async function isOfReceiver(playback: PlaybackRow, ticket: string | null): Promise<boolean> {
    if (ticket === null || playback.cast_ticket !== ticket) return false
    const now = ctx.now()
    const isNoted = playback.cast_used_at && now.getTime() - playback.cast_used_at.getTime() < noteMs
    return isNoted || useTicket(ctx.db, playback.channel_id, playback.id, { ticket, now })
  }

  async function findEnd(playback: PlaybackRow, videoId: number, ip: string): Promise<Date | null> {
    if (!(await isAdmitted(playback, networkOf(ip)))) return null
    const isDue = ctx.now().getTime() - playback.seen_at.getTime() > televisionTimes.renewSeconds * 1000
    const seenAt = isDue ? await renew(playback, videoId, ip).catch(readRefusal) : playback.seen_at
    return seenAt && new Date(seenAt.getTime() + televisionTimes.tokenLifeMs)
  }

  async function find(grant: MediaGrant, ip: string): Promise<Date | null> {
    const playback = await findOpen(grant)
    if (!playback || !(await isOfReceiver(playback, ticketOf(grant.device)))) return null
    return findEnd(playback, grant.videoId, ip)
  }

  async function enter(grant: MediaGrant, ip: string): Promise<MediaGrant | null> {
    const playback = await findOpen(grant)
    const expiresAt = playback && (await findEnd(playback, grant.videoId, ip))
    if (!playback || !expiresAt || expiresAt <= ctx.now()) return null
    const now = ctx.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const ticket = createTicket()
    const entry = { ticket, now, goneBefore: before(goneMs), newSince: before(newMs) }
    const isIn = await claimTicket(ctx.db, playback.channel_id, playback.id, entry)
    return isIn ? { ...grant, device: `cast${ticket}`, expiresAt } : null
  }

  return {
    enter,
    until: (grant, ip) =>
      cache([grant.channelId, grant.videoId, grant.playbackId, grant.device, networkOf(ip)], () =>
        find(grant, ip),
      ),
  }
}

function readRefusal(error: unknown): null {
  if (error instanceof CallError) return null
  throw error
}

/** So short that it leads back to no address: from where somebody watched is kept nowhere. */
function markOfNetwork(playbackId: string, network: string): string {
  return createHash('sha256').update(`${playbackId} ${network}`).digest('hex').slice(0, 4)
}
