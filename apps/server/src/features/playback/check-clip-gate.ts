import { clipModerations } from '@grandstand/contract'
import { coverScope, sourceRung } from '@grandstand/media'
import { canSeeClip } from '@grandstand/rules'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isGeoBlocked } from '../geo/index.ts'
import type { PlayableSource } from './describe-source.ts'
import { findWatchedClip } from './watched-clip-store.ts'

const moderation = z.enum(clipModerations)

interface Opening {
  /** Of a shared clip. */
  uuid: string | null
  /** One that is renewed goes on with the segments that it began with. */
  playback: { video_id: number | null } | null
}

/** What is played of a clip: its own segments, or until it has them those of the game, and no others. */
export async function checkClipGate(
  ctx: Pick<Context, 'db' | 'geo'>,
  asked: Reader & { session: Session; ip: string },
  clipId: number,
  { uuid, playback }: Opening,
) {
  const { channel, session } = asked
  const clip = await findWatchedClip(ctx.db, channel.id, clipId)
  const isOwn = clip?.user_id === session.userId
  if (!clip || !canSeeClip({ ...clip, moderation: moderation.parse(clip.moderation), isOwn, uuid }))
    throw new CallError('not_found')
  if (isGeoBlocked(ctx, asked)) throw new CallError('geo_blocked')
  const range = {
    fromSeconds: clip.start_seconds,
    toSeconds: clip.start_seconds + clip.duration_seconds,
  }
  const { source_video_id, source_rung } = clip
  const isOfGame = source_video_id !== null && (!clip.is_pinned || playback?.video_id === source_video_id)
  if (!isOfGame && !clip.is_pinned) throw new CallError('nothing_to_play')
  const source: PlayableSource & { videoId: number } = isOfGame
    ? { videoId: source_video_id, rungs: [source_rung], scope: coverScope(range) }
    : { videoId: clip.video_id, rungs: [] }
  return { clip, range, source, rung: isOfGame ? source_rung : sourceRung }
}
