import type { Context } from '../../context/context.ts'
import { openStreamKey } from '../../video/ingest/index.ts'
import { type CameraInput, changeCamera } from './change-camera.ts'

/** A secret that is shown is a look that is written down. */
export async function getStreamKey(
  ctx: Pick<Context, 'db' | 'now' | 'sealer'>,
  asked: CameraInput,
): Promise<{ stream_key: string | null }> {
  const sealed = await changeCamera(ctx, asked, 'view_stream_key', async (_, { sealed_key }) => sealed_key)
  return { stream_key: openStreamKey(ctx, sealed) }
}
