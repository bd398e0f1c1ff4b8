import type { calls, Query, Reply } from '@grandstand/contract'
import { isScoreHidden } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { checkGate } from './check-gate.ts'
import { findOwnFrame } from './find-own-frame.ts'

interface Asked extends Reader {
  session: Session
  ip: string
  params: { id: number }
  query: Query<typeof calls.getLiveFrame>
}

/**
 * The picture comes in the answer: an address of its own could be handed on. Users who hide scores get none, since it may have the
 * scoreboard in it.
 */
export async function getLiveFrame(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'liveFrames' | 'inner' | 'log'>,
  asked: Asked,
): Promise<Reply<typeof calls.getLiveFrame>> {
  const { channel, session, params, query } = asked
  const { source, isLive } = await checkGate(ctx, asked, params.id, null)
  const isHidden = isScoreHidden({ id: params.id, stream_status: 'live' }, await session.shownScores())
  const bytes =
    isLive && !isHidden && source.videoId !== null
      ? await findOwnFrame(ctx, { channel, videoId: source.videoId, width: query.width ?? 480 })
      : null
  return { picture: bytes && `data:image/jpeg;base64,${bytes.toString('base64')}` }
}
