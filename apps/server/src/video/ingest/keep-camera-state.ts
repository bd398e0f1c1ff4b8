import type { CameraState } from '@grandstand/contract'
import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { moveVideo } from '../videos/index.ts'
import { type CameraRow, setCameraState, setMediaType } from './camera-store.ts'

/** Open pages hear of it: whether a live game's picture comes depends on what its encoders do. */
export async function keepCameraState(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel_id, event_id, video_id }: Pick<CameraRow, 'channel_id' | 'event_id' | 'video_id'>,
  { state, epoch }: { state: CameraState; epoch: number },
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    if (!(await setCameraState(tx, channel_id, video_id, { state, epoch, now }))) return
    // It may have been a replay already, of a game that an operator has brought back.
    if (state === 'live') {
      await setMediaType(tx, channel_id, video_id, 'live')
      await moveVideo(tx, channel_id, video_id, { state: 'live', now })
    }
    await recordEventChanges(tx, channel_id, [event_id], now)
  })
}
