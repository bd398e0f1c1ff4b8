import type { Query, StudioEventDetail, studioCalls } from '@grandstand/contract'
import { CallError } from '../../call-error.ts'
import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { describeStudioEvents } from './describe-studio-events.ts'

interface Asked {
  channel: Channel
  params: { id: number }
  query: Query<typeof studioCalls.getStudioEvent>
}

export async function getStudioEvent(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'rtmpUrl' | 'srt' | 'publicUrl'>,
  { channel, params, query }: Asked,
): Promise<StudioEventDetail> {
  const [event] = await describeStudioEvents(ctx, { channel, language: query.language }, [params.id])
  if (!event) throw new CallError('not_found')
  return { ...event, rtmp_url: ctx.rtmpUrl(), srt: ctx.srt.state }
}
