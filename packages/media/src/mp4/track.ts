/** What an init segment is made of: the encoder's own configurations. */
export interface TrackConfigs {
  avcC: Buffer
  /** Null: the stream is silent. */
  aac: Buffer | null
}

export const videoTrackId = 1
export const audioTrackId = 2
export const videoTimescale = 90_000

/** One picture, or one frame of sound; times in the track's timescale. */
export interface Sample {
  decodeTime: number
  duration: number
  /** From decoding to showing. */
  compositionOffset: number
  isKey: boolean
  bytes: Buffer
}
