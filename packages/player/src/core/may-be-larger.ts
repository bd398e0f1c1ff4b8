export interface LineFacts {
  /** Of all sizes, in bits a second. */
  bitrates: readonly number[]
  /** Null: nobody knows which one is shown. */
  shownBitrate: number | null
  /** What the line brings, as far as it is known. */
  lineBitrate: number
}

/** A size is chosen where the line brings this much more than it needs. */
const spareShare = 1.4

/** Whether a picture is larger than the smallest, or is about to be: the line has room for the next size. */
export function mayBeLarger({ bitrates, shownBitrate, lineBitrate }: LineFacts): boolean {
  const [smallest, next] = bitrates.toSorted((one, other) => one - other)
  if (smallest === undefined || next === undefined || shownBitrate === null) return true
  return shownBitrate > smallest || !(lineBitrate < next * spareShare)
}
