import type { clipProblems } from '@grandstand/contract'
import { FfmpegFailed, FfmpegTimeout, SegmentMissing } from '@grandstand/media'
import { isDiskFull } from '../../../runtime/is-disk-full.ts'

export class NoFfmpeg extends Error {}

/** Null: it may go better the next time, as when the storage is away. */
export function explainFailure(error: unknown): (typeof clipProblems)[number] | null {
  if (error instanceof NoFfmpeg) return 'no_ffmpeg'
  if (error instanceof SegmentMissing) return 'source_missing'
  if (error instanceof FfmpegFailed || error instanceof FfmpegTimeout) return 'damaged'
  return isDiskFull(error) ? 'disk_full' : null
}
