/** Measures a source from key frame to key frame. */
export function createSourceMeter() {
  let lastKeyMs: number | null = null
  let keyEveryMs: number | null = null
  let frameRate = 30
  /** Since the last key frame. */
  let group = { pictures: 0, bytes: 0 }
  return {
    get keyEveryMs() {
      return keyEveryMs
    },
    get frameRate() {
      return frameRate
    },
    /** What came since the key frame before; null where there was none. */
    takeKey(ms: number): { frameRate: number; bitsPerSecond: number } | null {
      const { pictures, bytes } = group
      const sinceMs = lastKeyMs === null ? 0 : ms - lastKeyMs
      lastKeyMs = ms
      group = { pictures: 0, bytes: 0 }
      if (sinceMs <= 0) return null
      keyEveryMs = sinceMs
      frameRate = Math.max(1, Math.round((pictures * 1000) / sinceMs))
      return { frameRate, bitsPerSecond: Math.round((bytes * 8000) / sinceMs) }
    },
    takePicture(bytes: number): void {
      group = { pictures: group.pictures + 1, bytes: group.bytes + bytes }
    },
    takeSound(bytes: number): void {
      group.bytes += bytes
    },
  }
}
