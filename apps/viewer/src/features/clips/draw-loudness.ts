/** The area under the levels (0 to 100) as a path, 100 high; what is still to come of a running game stays empty. */
export function drawLoudness(levels: readonly number[]): string {
  if (levels.length === 0) return ''
  const line = levels.map((level, at) => `L${at} ${100 - level}L${at + 1} ${100 - level}`).join('')
  return `M0 100${line}L${levels.length} 100Z`
}
