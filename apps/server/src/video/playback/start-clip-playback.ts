import type { calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeExtras } from '../videos/index.ts'
import { checkClipGate } from './check-clip-gate.ts'
import { describeSource } from './describe-source.ts'
import { openPlayback } from './open-playback-store.ts'
import { createPlaybackId, maxOfGroup, maxPlayers, starts } from './open-player.ts'
import { watchedOf } from './watched.ts'

/** Viewers who browse clips have several ready. These open as a visitor's, which are not counted. */
export async function startClipPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'mediaTokens' | 'playerTimes'>,
  asked: Reader & {
    session: Session
    ip: string
    params: { id: number }
    body: { uuid?: string | undefined; keeps_address?: boolean | undefined }
  },
): Promise<Reply<typeof calls.startClipPlayback>> {
  const { channel, session, params, body } = asked
  const share_uuid = body.uuid ?? null
  const passGate = () => checkClipGate(ctx, asked, params.id, { uuid: share_uuid, playback: null })
  const { source, range, rung, clip } = await passGate()
  const measured = await ctx.videoNodes.measure(channel.id, source.videoId, { rung, ...range })
  if (!measured || measured.firstSeconds === null) throw new CallError('nothing_to_play')
  const now = ctx.now()
  const row = {
    id: createPlaybackId(),
    channel_id: channel.id,
    user_id: null,
    key_hash: session.keyHash,
    ...watchedOf({ event_id: null, event_media_id: null, vod_media_item_id: null, clip_id: params.id }),
    share_uuid,
    video_id: source.videoId,
    started_at: now,
    seen_at: now,
    replaced_at: null,
    left_at: null,
    keeps_address: body.keeps_address ?? false,
    cast_marks: null,
    cast_ticket: null,
    cast_began_at: null,
    cast_used_at: null,
    view_id: null,
    ends_at: null,
    from_ms: null,
    group_mark: null,
  }
  await openPlayback(
    ctx.db,
    channel.id,
    { row, insteadOf: null },
    { keep: maxPlayers, keepOfGroup: maxOfGroup, leaseMs: ctx.playerTimes.leaseMs, starts },
  )
  // A takedown meanwhile ended all players that existed, and this one may have come after.
  await passGate()
  const { source: described, base } = describeSource(ctx, row, source, null)
  const { captions } = await describeExtras(ctx, { channelId: channel.id, videoId: source.videoId, base })
  return {
    ...described,
    captions,
    event_media_id: clip.event_media_id,
    from_seconds: range.fromSeconds - measured.firstSeconds,
    // Of a running game the last seconds may be to come.
    to_seconds: Math.min(range.toSeconds, measured.endSeconds) - measured.firstSeconds,
  }
}
