import { countUntil, type Meter, moveMeter, newMeter } from '../core/meter.ts'
import type { PlayerEvent } from '../core/player-state.ts'

/** What a player has done so far, for code that counts it. */
export interface PlayerMeter {
  read(): Meter & { height: number | null }
  /** Called after whatever happens; the returned function ends it. */
  follow(listener: () => void): () => void
}

/** Counts from the first event, even without a reader: the reader may come late. */
export function createMeterFeed(video: () => HTMLVideoElement | null) {
  let meter: Meter = { ...newMeter, atMs: performance.now() }
  let height: number | null = null
  const listeners = new Set<() => void>()
  const meterFeed: PlayerMeter = {
    read() {
      meter = countUntil(meter, performance.now())
      return { ...meter, height }
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    meter: meterFeed,
    take(event: PlayerEvent): void {
      meter = moveMeter(meter, event, performance.now())
      // Kept for when the element is gone.
      height = video()?.videoHeight || height
      for (const listener of listeners) listener()
    },
  }
}
