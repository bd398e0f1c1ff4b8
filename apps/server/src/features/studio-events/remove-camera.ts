import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { recordEventChanges } from '../events/index.ts'
import { deleteCamera } from '../ingest/index.ts'
import { type CameraAsked, changeCamera } from './change-camera.ts'

/** Its key opens nothing any more, and what it recorded is deleted. */
export async function removeCamera(
  ctx: Pick<Context, 'db' | 'now' | 'publishers' | 'recordings'>,
  asked: CameraAsked,
): Promise<{ success: true }> {
  const { channel, params } = asked
  await changeCamera(ctx, asked, 'remove_camera', async (tx, { state }) => {
    if (state === 'live' || ctx.publishers.isBusy(params.camera)) throw new CallError('conflict')
    await deleteCamera(tx, channel.id, params.camera)
    await recordEventChanges(tx, channel.id, [params.id], ctx.now())
  })
  await ctx.recordings.remove(channel.id, params.camera)
  return { success: true }
}
