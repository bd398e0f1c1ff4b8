import { lookAt } from '@grandstand/media'
import { judgeLook } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { MeasuredCamera } from '../../context/signals.ts'

/**
 * One after the other, so that it never takes more than a core, whatever is live: with many cameras each is looked at
 * less often.
 */
export async function lookAtCameras(
  ctx: Pick<Context, 'now' | 'ffmpeg' | 'signals' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const camera of ctx.signals.list()) {
    if (signal.aborted) return
    await look(ctx, camera, signal).catch(error => {
      if (!signal.aborted)
        ctx.log.info({ error, video_id: camera.videoId }, "A camera's picture could not be checked")
    })
  }
}

async function look(
  { now, ffmpeg }: Pick<Context, 'now' | 'ffmpeg'>,
  camera: MeasuredCamera,
  signal: AbortSignal,
): Promise<void> {
  const recording = camera.recording()
  const segment = recording.segments.at(-1)
  if (!ffmpeg || !segment || segment.isGap) return
  const seen = await lookAt({ ...ffmpeg, signal }, recording, segment)
  camera.seen = { look: seen, standing: judgeLook(camera.seen, seen, now()) }
}
