export const loudnessBars = 56
/** Of a bar's place; the rest is the gap to the next. */
const barShare = 0.72

/**
 * The levels (0 to 100) as bars of a path, 100 high; `count` is how many levels there are once all of the stretch is there. What
 * is still to come of a running game stays empty.
 */
export function drawLoudness(levels: readonly number[], count: number): string {
  return Array.from({ length: loudnessBars }, (_, bar) => {
    const own = levels.slice(
      Math.floor((bar * count) / loudnessBars),
      Math.max(Math.ceil(((bar + 1) * count) / loudnessBars), 1),
    )
    return own.length === 0 ? '' : `M${bar} 100V${100 - Math.max(...own)}h${barShare}V100z`
  }).join('')
}
