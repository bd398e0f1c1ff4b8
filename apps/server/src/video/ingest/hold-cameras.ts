import { streamStatuses } from '@grandstand/contract'
import { isPictureHeld } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { OpenCamera } from './camera-store.ts'

const streamStatus = z.enum(streamStatuses)

/** Whichever process an operator told: what is sent here goes to viewers, or to the crew alone. */
export function holdCameras(ctx: Pick<Context, 'cameras'>, open: readonly OpenCamera[]): void {
  for (const camera of open) {
    const stream_status = streamStatus.parse(camera.stream_status)
    // One that is over is ended, and shows nobody anything more.
    if (!camera.is_sending_here || stream_status === 'finished') continue
    ctx.cameras.hold(camera.video_id, isPictureHeld({ ...camera, stream_status }))
  }
}
