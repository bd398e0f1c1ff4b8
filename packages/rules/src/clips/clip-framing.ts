/**
 * Position of the window of an upright clip at a time of the recording: 0 is as far left as it can be, 1 as far right.
 */
export interface FramePoint {
  time: number
  x: number
}

/** Nearer than this two points are one: nobody drags a window so fast. */
const mergeSeconds = 0.25

/** As the file will show it: still before the first point and after the last, and on the way between two. */
export function frameAt(points: readonly FramePoint[], time: number): number {
  const after = points.findIndex(point => point.time > time)
  const next = points[after]
  const before = after === -1 ? points.at(-1) : points[after - 1]
  if (!before || !next) return (before ?? next)?.x ?? 0.5
  const share = (time - before.time) / (next.time - before.time)
  return before.x + (next.x - before.x) * share
}

/** In the order of their times; one that is there already moves. */
export function putFramePoint(
  points: readonly FramePoint[],
  { time, x }: FramePoint,
  max: number,
): FramePoint[] {
  const near = points.find(point => Math.abs(point.time - time) < mergeSeconds)
  const placed = { time: near?.time ?? Math.round(time * 1000) / 1000, x: Math.max(0, Math.min(1, x)) }
  const others = points.filter(point => point !== near)
  if (others.length >= max) return [...points]
  return [...others, placed].toSorted((one, other) => one.time - other.time)
}
