import type { Recording } from '@grandstand/media'

/** The recordings of this process, by the media of an event that they belong to. */
export interface Recordings {
  /** Opens it, or begins a new one. */
  open(channelId: number, eventMediaId: number): Promise<Recording>
  /** Null where nothing was ever recorded. */
  find(channelId: number, eventMediaId: number): Promise<Recording | null>
}
