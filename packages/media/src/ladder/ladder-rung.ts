/** A smaller rung that is made from a live stream, beside the source. */
export interface LadderRung {
  /** Also its folder: `480p`. */
  name: string
  width: number
  height: number
  bitsPerSecond: number
  /** Null: the source's sound is passed on as it is. */
  soundBitsPerSecond: number | null
}
