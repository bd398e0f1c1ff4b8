import type { Ffmpeg } from '@grandstand/media'
import type { JobContext } from '../../../jobs/index.ts'
import type { FileRow } from '../files/file-store.ts'
import type { CheckedFacts } from './check-file.ts'

export type MakeContext = Pick<JobContext, 'db' | 'now' | 'log' | 'signal' | 'folders' | 'jobs' | 'nodes'> & {
  ffmpeg: Ffmpeg
}

/** A file that is becoming a replay. */
export interface Making {
  file: FileRow
  source: string
  facts: CheckedFacts
  setPercent: (percent: number) => void
}

/** One size of it that is there. */
export interface MadeSize {
  name: string
  videoId: number
  width: number
  height: number
  isCopied: boolean
  /** Null: it was made before, by a server that is gone. */
  durationSeconds: number | null
}
