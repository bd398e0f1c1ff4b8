import type { GoLive, Params, Query, studioCalls } from '@grandstand/contract'
import { isSignalDue } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { watchCameras } from '../../deployment/signals/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeStudioEvents } from '../studio-events/index.ts'

interface Input {
  channel: Channel
  params: Params<typeof studioCalls.getGoLive>
  query: Query<typeof studioCalls.getGoLive>
}

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'rtmpUrl' | 'srt' | 'publicUrl' | 'mediaTokens'>

/** Of any game, also of one to rehearse with. */
export async function getGoLive(ctx: Ctx, input: Input): Promise<GoLive> {
  return (await describeGoLive(ctx, input)).goLive
}

export async function describeGoLive(ctx: Ctx, { channel, params, query }: Input) {
  const [event] = await describeStudioEvents(ctx, { channel, language: query.language }, [params.id])
  if (!event) throw new CallError('not_found')
  const { id, name, stream_status, is_cancelled, is_private, starts_at, time_zone } = event
  const isDue = !is_cancelled && isSignalDue({ stream_status, starts_at: new Date(starts_at) }, ctx.now())
  const goLive: GoLive = {
    id,
    name,
    stream_status,
    is_cancelled,
    is_private,
    starts_at,
    time_zone,
    rtmp_url: ctx.rtmpUrl(),
    srt: ctx.srt.state,
    cameras: await watchCameras(
      ctx,
      channel.id,
      event.cameras.map(camera => ({ ...camera, isDue })),
    ),
  }
  return { goLive, detail: event }
}
