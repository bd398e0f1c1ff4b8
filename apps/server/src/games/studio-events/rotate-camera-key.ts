import type { Context } from '../../context/context.ts'
import { rotateStreamKey } from '../../video/ingest/index.ts'
import { type CameraInput, changeCamera } from './change-camera.ts'

export function rotateCameraKey(
  ctx: Pick<Context, 'db' | 'now' | 'sealer'>,
  asked: CameraInput,
): Promise<{ stream_key: string }> {
  return changeCamera(ctx, asked, 'rotate_stream_key', tx =>
    rotateStreamKey({ ...ctx, db: tx }, asked.channel.id, asked.params.camera),
  )
}
