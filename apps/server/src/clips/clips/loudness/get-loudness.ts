import type { calls, Query, Reply } from '@grandstand/contract'
import { loudnessStepSeconds } from '@grandstand/media'
import type { Reader } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import type { Session } from '../../../context/session.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { checkGate } from '../../../video/playback/index.ts'
import { chooseRung } from '../../../video/videos/index.ts'

/** Needs access to the game. */
export async function getLoudness(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'loudness'>,
  asked: Reader & {
    session: Session
    ip: string
    params: { id: number }
    query: Query<typeof calls.getLoudness>
  },
): Promise<Reply<typeof calls.getLoudness>> {
  const { channel, params, query } = asked
  const { source } = await checkGate(ctx, asked, params.id, query.event_media_id ?? null)
  if (source.videoId === null) throw new CallError('nothing_to_play')
  const rung = await chooseRung(ctx.db, channel.id, source.videoId)
  const stretch = { rung, fromSeconds: query.start_time, toSeconds: query.start_time + query.duration }
  return {
    start_time: query.start_time,
    step_seconds: loudnessStepSeconds,
    levels: await ctx.loudness.find(channel.id, source.videoId, stretch),
  }
}
