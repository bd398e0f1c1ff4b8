/** A size that is made of a live stream beside its own. */
export interface LadderRung {
  /** Also its folder: `480p`. */
  name: string
  width: number
  height: number
  bitsPerSecond: number
}
