import type { Recording } from '@grandstand/media'

/** Replays as single files, each made once and kept as long as there is room. */
export interface DownloadFiles {
  /** Makes it, or waits while it is made. Refuses after a while, but the work goes on. */
  get(folder: string, recording: Recording): Promise<{ path: string; sizeBytes: number; etag: string }>
  stop(): Promise<void>
}
