import { clipModerations } from '@grandstand/contract'
import { sourceRung } from '@grandstand/media'
import { canPlayClip } from '@grandstand/rules'
import { z } from 'zod'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chooseClipSource } from './choose-clip-source.ts'
import type { PlayableSource } from './describe-source.ts'
import { findWatchedClip, type WatchedClip } from './watched-clip-store.ts'

const moderation = z.enum(clipModerations)

interface Opening {
  /** Of a shared clip. */
  uuid: string | null
  /** One that is renewed goes on with the segments that it began with. */
  playback: { video_id: number | null } | null
}

/** What a clip plays, for users who may see it. */
export async function checkClipGate(
  ctx: Pick<Context, 'db' | 'geo'>,
  asked: Reader & { session: Session; ip: string },
  clipId: number,
  { uuid, playback }: Opening,
) {
  const { channel, session } = asked
  const clip = await findWatchedClip(ctx.db, channel.id, clipId)
  // A visitor has none, and an operator's is nobody's.
  const isOwn = session.userId !== null && clip?.user_id === session.userId
  if (!clip || !canPlayClip({ ...clip, moderation: moderation.parse(clip.moderation), isOwn, uuid }))
    throw new CallError('not_found')
  if (isGeoBlocked(ctx, asked)) throw new CallError('geo_blocked')
  if (clip.is_exact && !isOwn) return { clip, ...openAlone(clip) }
  return { clip, ...chooseClipSource(clip, playback?.video_id ?? null) }
}

/** Of a sold game others get the clip alone, once that is there. */
function openAlone({ open_video_id, duration_seconds }: WatchedClip) {
  if (open_video_id === null) throw new CallError('nothing_to_play')
  const source: PlayableSource & { videoId: number } = { videoId: open_video_id, rungs: [] }
  return { source, range: { fromSeconds: 0, toSeconds: duration_seconds }, rung: sourceRung }
}
