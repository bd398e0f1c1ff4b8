import type { ReplayProblem } from '@grandstand/contract'
import { FfmpegFailed, FfmpegTimeout, TooLong, UnsupportedStream } from '@grandstand/media'
import { isDiskFull } from '../../../runtime/is-disk-full.ts'

/** Why a file became no replay, as far as it lies in the file or the machine; null: it may be tried again. */
export function explainProblem(error: unknown): ReplayProblem | null {
  if (error instanceof FileFailure) return error.problem
  if (error instanceof TooLong) return 'too_long'
  if (error instanceof UnsupportedStream) return 'no_picture'
  if (error instanceof FfmpegTimeout) return 'too_slow'
  if (error instanceof FfmpegFailed) return 'damaged'
  return isDiskFull(error) ? 'disk_full' : null
}

export class FileFailure extends Error {
  readonly problem: ReplayProblem

  constructor(problem: ReplayProblem) {
    super(problem)
    this.problem = problem
  }
}
