import type { StudioCamera } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { addCamera, listEventCameras } from '../../video/ingest/index.ts'
import { describeCamera } from './describe-studio-events.ts'

/** More than any event here has, and few enough for one page. */
const maxCameras = 20

export async function addEventCamera(
  ctx: Pick<Context, 'db' | 'now' | 'sealer' | 'srt' | 'publicUrl'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: { name: string } },
): Promise<StudioCamera> {
  return ctx.db.transaction(async tx => {
    const own = { ...ctx, db: tx }
    const { video_id } = await addCamera(own, channel.id, params.id, body.name)
    const cameras = await listEventCameras(tx, channel.id, [params.id])
    const made = cameras.find(camera => camera.video_id === video_id)
    if (!made || cameras.length > maxCameras) throw new CallError('conflict')
    await recordChannelAction(
      own,
      { channel, session, ip },
      { action: 'add_camera', target: { type: 'camera', id: video_id }, details: { event_id: params.id } },
    )
    return describeCamera(ctx, made)
  })
}
