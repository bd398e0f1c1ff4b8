import type { Query, StudioEventDetail, studioCalls } from '@grandstand/contract'
import { countClipsOf } from '../../clips/clips/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findKeptUntil } from '../../video/videos/index.ts'
import { describeClosed, findClosing } from '../closing/index.ts'
import { describeStudioEvents } from './describe-studio-events.ts'
import { listOutsidePlayers } from './list-outside-players.ts'

interface Input {
  channel: Channel
  params: { id: number }
  query: Query<typeof studioCalls.getStudioEvent>
}

export async function getStudioEvent(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'rtmpUrl' | 'srt' | 'publicUrl'>,
  { channel, params, query }: Input,
): Promise<StudioEventDetail> {
  const [event] = await describeStudioEvents(ctx, { channel, language: query.language }, [params.id])
  if (!event) throw new CallError('not_found')
  const until = await findKeptUntil(ctx.db, channel.id, params.id)
  const days = channel.settings.keep_videos_days ?? null
  return {
    ...event,
    kept: until === undefined ? null : { until: until?.toISOString() ?? null, days },
    closed: describeClosed(await findClosing(ctx.db, channel.id, params.id)),
    outside_players: await listOutsidePlayers(ctx, channel, params.id),
    clip_count: await countClipsOf(ctx.db, channel.id, { event_id: params.id }),
    embed_hosts: [...channel.settings.embed_hosts],
    rtmp_url: ctx.rtmpUrl(),
    srt: ctx.srt.state,
  }
}
