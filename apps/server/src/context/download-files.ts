import type { Recording } from '@grandstand/media'

/** Replays as single files, each made once and kept as long as there is room. */
export interface DownloadFiles {
  /** Makes it, or waits for whoever makes it already; refuses after a while, and then it is made on. */
  get(place: string, recording: Recording): Promise<{ path: string; sizeBytes: number; etag: string }>
  stop(): Promise<void>
}
