import type { calls, Reply } from '@grandstand/contract'
import { isWatched } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chooseBrowser } from './choose-browser.ts'
import { describeLeft, describeSource } from './describe-source.ts'
import { passGate } from './pass-gate.ts'
import { findPlayback, leavePlaybacks } from './playback-store.ts'
import { keepPlayback } from './renewal-store.ts'
import { type Watched, watchedOf } from './watched.ts'

interface Renewing {
  session: Session
  body: {
    position_seconds?: number | undefined
    duration_seconds?: number | undefined
    leaves?: boolean | undefined
  }
}

/** Checks all rules again: a refund, a block or a logout ends the picture at the next renewal. */
export async function renewPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'mediaTokens' | 'playerTimes'>,
  asked: Reader & Renewing & { cookies: Cookies; ip: string; params: { playback_id: string } },
): Promise<Reply<typeof calls.renewPlayback>> {
  const { channel, session } = asked
  const playback = await findPlayback(ctx.db, channel.id, asked.params.playback_id)
  if (!playback || playback.key_hash !== session.keyHash || playback.left_at) throw new CallError('not_found')
  if (playback.replaced_at) throw new CallError('playback_replaced')
  const watched = watchedOf(playback)
  const keep = async () => {
    const seenAt = ctx.now()
    const goneBefore = new Date(seenAt.getTime() - ctx.playerTimes.leaseMs)
    const renewal = { playbackId: playback.id, seenAt, goneBefore, position: readPosition(asked, watched) }
    if (!(await keepPlayback(ctx.db, channel.id, renewal)))
      throw await explainEnd(ctx, channel.id, playback.id)
  }
  // Nobody has to be allowed to watch in order to stop.
  if (asked.body.leaves) {
    await keep()
    await leavePlaybacks(ctx.db, channel.id, [{ playbackId: playback.id, keyHash: session.keyHash }])
    return describeLeft(ctx, playback)
  }
  const source = await passGate(ctx, asked, playback)
  await keep()
  return describeSource(ctx, playback, source, chooseBrowser(playback, asked.cookies)).source
}

/** A newer player took its place, or it was left or gone, while the rules were asked. */
async function explainEnd(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  playbackId: string,
): Promise<CallError> {
  const playback = await findPlayback(ctx.db, channelId, playbackId)
  return new CallError(playback?.replaced_at ? 'playback_replaced' : 'not_found')
}

function readPosition(
  { session: { userId }, body }: Renewing,
  { event_id, vod_media_item_id, clip_id }: Watched,
) {
  const { position_seconds, duration_seconds } = body
  if (userId === null || position_seconds === undefined || clip_id !== null) return null
  return {
    user_id: userId,
    event_id,
    vod_media_item_id,
    position_seconds: Math.floor(position_seconds),
    duration_seconds: duration_seconds === undefined ? null : Math.floor(duration_seconds),
    is_watched: isWatched(position_seconds, duration_seconds ?? null),
  }
}
