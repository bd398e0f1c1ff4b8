import { randomInt } from 'node:crypto'
import type { calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeExtras } from '../videos/index.ts'
import { chooseBrowser } from './choose-browser.ts'
import { describeSource, type PlayableSource } from './describe-source.ts'
import { openPlayback } from './open-playback-store.ts'
import { findPosition } from './playback-store.ts'
import type { Watched } from './watched.ts'

/** Players of one account at a time; the newest win. */
export const maxPlayers = 2
/** Games beside each other on one screen, which is one player. */
export const maxOfGroup = 4
/** A viewer who tries all cameras stays far below. One who shares players with friends does not. */
export const starts = { max: 30, windowMs: 5 * 60_000 }
const retryAfterSeconds = 60

interface Opening {
  channel: Channel
  session: Session
  cookies: Cookies
  watched: Watched
  source: PlayableSource
  /** What is live begins where it is. */
  isLive: boolean
  body: {
    keeps_address?: boolean | undefined
    instead_of?: string | undefined
    group?: string | undefined
  }
}

/** Call it after the gate. */
export async function openPlayer(
  ctx: Pick<Context, 'db' | 'now' | 'mediaTokens' | 'playerTimes'>,
  { channel, session, cookies, watched, source: playable, isLive, body }: Opening,
): Promise<Reply<typeof calls.startPlayback>> {
  const now = ctx.now()
  const playback = {
    id: createPlaybackId(),
    channel_id: channel.id,
    user_id: session.userId,
    key_hash: session.keyHash,
    ...watched,
    share_uuid: null,
    video_id: playable.videoId,
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
    group_mark: body.group ?? null,
  }
  const insteadOf = body.instead_of ?? null
  const { leaseMs } = ctx.playerTimes
  const rules = { keep: maxPlayers, keepOfGroup: maxOfGroup, leaseMs, starts }
  if (!(await openPlayback(ctx.db, channel.id, { row: playback, insteadOf }, rules)))
    throw new CallError('too_many_requests', { retryAfterSeconds })
  const resume_seconds =
    session.userId === null || isLive ? 0 : await findPosition(ctx.db, channel.id, session.userId, watched)
  const { source, base } = describeSource(ctx, playback, playable, chooseBrowser(playback, cookies))
  const extras = await describeExtras(ctx, { channelId: channel.id, videoId: playable.videoId, base })
  return { ...source, ...extras, resume_seconds }
}

export function createPlaybackId(): string {
  return Array.from({ length: 16 }, () => randomInt(36).toString(36)).join('')
}
