/** So many at once; after that one for each part of a second. */
export function createBucket(perSecond: number, burstSeconds: number) {
  const room = Math.max(1, perSecond * burstSeconds)
  let left = room
  let filledMs = performance.now()
  return {
    take(): boolean {
      const nowMs = performance.now()
      left = Math.min(room, left + ((nowMs - filledMs) * perSecond) / 1000)
      filledMs = nowMs
      if (left < 1) return false
      left -= 1
      return true
    },
    /** What it had belongs to those who wait. */
    empty(): void {
      left = 0
      filledMs = performance.now()
    },
  }
}
