/** The smallest unit a player fetches: a fraction of a segment, as soon as it exists. */
export interface Part {
  durationSeconds: number
  /** Begins with a key frame. */
  isIndependent: boolean
  bytes: Buffer
}

/** A stretch of the recording that begins, as a rule, with a key frame. */
export interface Segment {
  /** Counts from 0 over the whole recording and never falls: the media sequence number. */
  number: number
  /** Which init segment it needs. */
  init: number
  /** Does not continue the one before: a new connection of the encoder, or a new configuration. */
  isDiscontinuous: boolean
  startSeconds: number
  durationSeconds: number
  /** When its first picture was taken in. */
  wallTimeMs: number
  /** Its bytes are lost, as after a full disk; players step over it. */
  isGap: boolean
}

export const segmentFile = (number: number) => `segment-${number}.m4s`
export const initFile = (number: number) => `init-${number}.mp4`
export const partName = (segment: number, part: number) => `part-${segment}-${part}.m4s`
/** The segment being written; it is renamed when it is whole. */
export const openFile = 'open.m4s'
