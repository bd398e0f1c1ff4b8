/** Where something is when; between two keys it is on its way. */
export interface Key {
  at: number
  x: number
  y: number
  z?: number
  /** How high above the straight way here it flies. */
  arc?: number
}

/** Before the first key it waits there, and after the last it stays. */
export function pointAt(
  keys: readonly Key[],
  seconds: number,
): { x: number; y: number; z: number; speed: number } {
  const next = keys.findIndex(({ at }) => at > seconds)
  const to = keys.at(next)
  const from = next > 0 ? keys[next - 1] : to
  if (!from || !to) throw new Error('There must be a key')
  if (from === to || next === -1) return { x: to.x, y: to.y, z: to.z ?? 0, speed: 0 }
  const lasts = to.at - from.at
  const part = (seconds - from.at) / lasts
  const between = (start: number, end: number) => start + (end - start) * part
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    z: between(from.z ?? 0, to.z ?? 0) + (to.arc ?? 0) * 4 * part * (1 - part),
    speed: Math.hypot(to.x - from.x, to.y - from.y) / lasts,
  }
}
