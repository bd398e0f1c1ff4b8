import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { setCameraName } from '../../video/ingest/index.ts'
import { type CameraInput, changeCamera } from './change-camera.ts'

export async function renameCamera(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: CameraInput & { body: { name: string } },
): Promise<{ success: true }> {
  const { channel, params, body } = asked
  await changeCamera(ctx, asked, 'rename_camera', async tx => {
    await setCameraName(tx, channel.id, params.camera, body.name)
    await recordEventChanges(tx, channel.id, [params.id], ctx.now())
  })
  return { success: true }
}
