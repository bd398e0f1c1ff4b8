/** As long as what is worth seeing of a cut, with a little before and after it. */
export const loudestSeconds = 14
/** Of 100: where nothing stands out by so much, all of it is as good as any part. */
const standsOut = 6

/** Where the loudest part of a cut begins, in seconds from the cut's own beginning; null: none stands out. */
export function findLoudest(levels: readonly number[], stepSeconds: number): number | null {
  const length = Math.round(loudestSeconds / stepSeconds)
  if (levels.length <= length) return null
  const sums = [0]
  for (const level of levels) sums.push((sums.at(-1) ?? 0) + level)
  const meanFrom = (at: number) => ((sums[at + length] ?? 0) - (sums[at] ?? 0)) / length
  const starts = Array.from({ length: levels.length - length + 1 }, (_, at) => at)
  const best = starts.reduce((one, other) => (meanFrom(other) > meanFrom(one) ? other : one), 0)
  const mean = (sums.at(-1) ?? 0) / levels.length
  return meanFrom(best) - mean >= standsOut ? best * stepSeconds : null
}
