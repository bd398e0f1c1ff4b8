import type { Context } from '../../context/context.ts'
import type { OpenCamera } from './camera-store.ts'
import { keepCameraState } from './keep-camera-state.ts'

/** While the database was away, nobody could report a running camera. The first to notice took it for lost. */
export async function reviveCameras(
  ctx: Pick<Context, 'db' | 'now' | 'cameras'>,
  open: readonly OpenCamera[],
): Promise<void> {
  for (const camera of open) {
    const state = camera.is_sending_here ? ctx.cameras.shownAs(camera.video_id) : null
    if (camera.state === 'interrupted' && state)
      await keepCameraState(ctx, camera, { state, epoch: camera.owner_epoch })
  }
}
