import type { Context } from '../../context/context.ts'
import type { OpenCamera } from './camera-store.ts'
import { keepCameraState } from './keep-camera-state.ts'

/** While the database was away, nobody could report a running camera. The first to notice took it for lost. */
export async function reviveCameras(
  ctx: Pick<Context, 'db' | 'now' | 'cameras'>,
  open: readonly OpenCamera[],
): Promise<void> {
  for (const camera of open) {
    if (camera.state === 'interrupted' && camera.is_sending_here && ctx.cameras.isShown(camera.video_id))
      await keepCameraState(ctx, camera, { state: 'live', epoch: camera.owner_epoch })
  }
}
