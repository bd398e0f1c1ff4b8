/** Seeks and a long buffer at the start. */
const capacity = 120
/** Of segments. One receiver of segments of one second needs 1, of two seconds 0.5: up to three of those play by it. */
const perSecond = 1.5
const maxKept = 10_000

/** Whether this receiver may have another file now. */
export type CastMeter = (playbackId: string) => boolean

/**
 * A receiver could hand its own address on. All who use it share what one needs to play. Each process counts for itself: two give
 * twice as much, which is still few receivers and no crowd.
 */
export function createCastMeter(): CastMeter {
  const levels = new Map<string, { level: number; atMs: number }>()
  return playbackId => {
    const nowMs = performance.now()
    const known = levels.get(playbackId)
    const left = known ? Math.max(0, known.level - ((nowMs - known.atMs) / 1000) * perSecond) : 0
    const isFree = left + 1 <= capacity
    levels.delete(playbackId)
    levels.set(playbackId, { level: isFree ? left + 1 : left, atMs: nowMs })
    const [oldest] = levels.keys()
    if (levels.size > maxKept && oldest !== undefined) levels.delete(oldest)
    return isFree
  }
}
