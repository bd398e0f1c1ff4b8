import type { clipProblems } from '@grandstand/contract'
import { FfmpegFailed, FfmpegTimeout, SegmentMissing } from '@grandstand/media'

export class NoFfmpeg extends Error {}

/** Null: it may go better the next time, as when the storage is away. */
export function explainFailure(error: unknown): (typeof clipProblems)[number] | null {
  if (error instanceof NoFfmpeg) return 'no_ffmpeg'
  if (error instanceof SegmentMissing) return 'source_missing'
  if (error instanceof FfmpegFailed || error instanceof FfmpegTimeout) return 'damaged'
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'disk_full' : null
}
