import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { removeVideo } from '../../video/videos/index.ts'
import { type CameraInput, changeCamera } from './change-camera.ts'

/** Its key opens nothing any more, and what it recorded is deleted. */
export async function removeCamera(
  ctx: Pick<Context, 'db' | 'now' | 'jobs'>,
  asked: CameraInput,
): Promise<{ success: true }> {
  const { channel, params } = asked
  await changeCamera(ctx, asked, 'remove_camera', async (tx, { state, is_taken }) => {
    if (state === 'live' || is_taken) throw new CallError('conflict')
    await removeVideo(ctx, tx, channel.id, params.camera)
  })
  return { success: true }
}
