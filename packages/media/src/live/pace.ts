/** How far apart pictures arrive, evened out: networks deliver in bursts. */
export interface Pace {
  /** One more arrived. 0 while the pace is unknown. */
  beat(arrivedMs: number): number
}

/** So many intervals are taken together. What they add up to is the time that has passed. */
const evenedBeats = 8
/** A pause is not slow. */
const maxIntervalMs = 10_000

export function createPace(): Pace {
  let lastMs: number | null = null
  let beats = 0
  let paceMs = 0
  return {
    beat(arrivedMs) {
      if (lastMs !== null) {
        beats = Math.min(evenedBeats, beats + 1)
        paceMs += (Math.min(maxIntervalMs, Math.max(0, arrivedMs - lastMs)) - paceMs) / beats
      }
      lastMs = arrivedMs
      return paceMs
    },
  }
}
