import type { PlaylistOptions } from './media-playlist.ts'
import type { Segment } from './segment.ts'

/**
 * One event's recording: what its camera sent since kick-off, over all its connections. The live stream and the replay
 * are the same files. This is what anyone may do with it, its writer and its readers alike.
 */
export interface Recording {
  /** The finished ones in order, gaps included. */
  readonly segments: readonly Segment[]
  readonly endSeconds: number
  /** Something can be played. */
  readonly isReady: boolean
  readonly isEnded: boolean
  /** Of the last of its inits, such as `avc1.64001f,mp4a.40.2`. */
  readonly codecs: string | null
  /** Who wrote each init; part of its name. */
  readonly initWriters: readonly (string | undefined)[]
  /** Who wrote a segment; part of its name. */
  writerOf(segment: number): string | undefined
  playlist(options: PlaylistOptions): string
  /** True when the part (or the whole segment) is there; false after `timeoutMs`. */
  waitFor(position: { segment: number; part: number | null }, timeoutMs: number): Promise<boolean>
  /** Whether a player may ask for it at all: it is not far beyond what is there. */
  isWithinReach(segment: number): boolean
  /** Also of a segment whose parts are no longer listed: a slow player may have an old list. */
  readPart(segment: number, part: number): Promise<Buffer | undefined>
  readSegment(segment: number): Promise<Buffer | undefined>
  readInit(init: number): Promise<Buffer | undefined>
  /** Resolves when everything listed here is on the disk. */
  flush(): Promise<void>
}

/** TARGETDURATION where nothing is known yet; no segment is longer. */
export const longestSegmentSeconds = 10

export function endOf(segment: Segment | undefined): number {
  return segment ? segment.startSeconds + segment.durationSeconds : 0
}
