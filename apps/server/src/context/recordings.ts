import { isCrewRung, isRungName, type Recording, type RecordingWriter, sourceRung } from '@grandstand/media'

/**
 * The recordings of this process, by the media of an event that they belong to. Without a rung it is the source; the
 * other sizes are recordings of the same kind.
 */
export interface Recordings {
  /** For its one writer: takes it up after a kill, or begins a new one. */
  open(channelId: number, videoId: number, rung?: string): Promise<RecordingWriter>
  /** The same, of one that may be over: what comes is added to it. */
  reopen(channelId: number, videoId: number, rung?: string): Promise<RecordingWriter>
  /** Read-only, whichever process writes it. Null where nothing was ever recorded. */
  find(channelId: number, videoId: number, rung?: string): Promise<Recording | null>
  /** The event is over; for its writer only. */
  end(channelId: number, videoId: number, rung?: string): Promise<void>
  /** The same for one whose camera now records another video. */
  endLeft(channelId: number, videoId: number, rung?: string): Promise<void>
  /** Another process writes it from now on. */
  leave(channelId: number, videoId: number): void
  /** What was held back from viewers. */
  removeHeld(channelId: number, videoId: number): Promise<void>
  /** In all sizes and with its files, for good. */
  remove(channelId: number, videoId: number): Promise<void>
}

/** Where a recording lies, below the folder of all recordings and in the storage alike. */
export function recordingFolder(channelId: number, videoId: number, rung: string): string {
  if (!isRungName(rung) && !isCrewRung(rung)) throw new Error('The recording has no such rung')
  return rung === sourceRung ? `${channelId}/${videoId}` : `${channelId}/${videoId}/${rung}`
}
