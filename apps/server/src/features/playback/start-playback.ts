import { randomInt } from 'node:crypto'
import type { calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { describeExtras } from '../videos/index.ts'
import { checkGate } from './check-gate.ts'
import { describeSource } from './describe-source.ts'
import { openPlayback } from './open-playback-store.ts'
import { findPosition } from './playback-store.ts'

/** Players of one account at a time; the newest win. */
const maxPlayers = 2
/** A player that has not renewed for so long is gone. */
const leaseMs = 90_000

export async function startPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'homes' | 'rosters' | 'mediaTokens'>,
  asked: Reader & {
    session: Session
    ip: string
    params: { id: number }
    body: {
      event_media_id?: number | undefined
      keeps_address?: boolean | undefined
      instead_of?: string | undefined
    }
  },
): Promise<Reply<typeof calls.startPlayback>> {
  const { channel, session, params } = asked
  const wanted = asked.body.event_media_id ?? null
  const { eventMediaId, isLive, source: playable } = await checkGate(ctx, asked, params.id, wanted)
  const now = ctx.now()
  const playback = {
    id: createPlaybackId(),
    channel_id: channel.id,
    user_id: session.userId,
    key_hash: session.keyHash,
    event_id: params.id,
    event_media_id: eventMediaId,
    video_id: playable.videoId,
    started_at: now,
    seen_at: now,
    replaced_at: null,
    keeps_address: asked.body.keeps_address ?? false,
  }
  const insteadOf = asked.body.instead_of ?? null
  await openPlayback(ctx.db, channel.id, { row: playback, insteadOf }, { keep: maxPlayers, leaseMs })
  const resume_seconds =
    session.userId === null || isLive ? 0 : await findPosition(ctx.db, channel.id, session.userId, params.id)
  const { source, base } = describeSource(ctx, playback, playable)
  const extras = await describeExtras(ctx, { channelId: channel.id, videoId: playable.videoId, base })
  return { ...source, ...extras, resume_seconds }
}

function createPlaybackId(): string {
  return Array.from({ length: 16 }, () => randomInt(36).toString(36)).join('')
}
