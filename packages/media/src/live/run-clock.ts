import { createPace } from './pace.ts'
import { createTimeline } from './timeline.ts'

export interface PlacedPicture {
  ms: number
  /** The encoder's clock leapt ahead, further than any gap. */
  hasLeapt: boolean
}

/**
 * The position of a frame, in milliseconds from the encoder's first picture. The encoder's own times count while they
 * can be true; a time that cannot is replaced by the time of arrival.
 */
export interface RunClock {
  picture(timestampMs: number, arrivedMs: number): PlacedPicture
  /** Negative before the first picture; null: no picture has come for so long that the sound has none to go with. */
  sound(timestampMs: number, arrivedMs: number): number | null
}

/** A larger step is a leap of the encoder's clock; so is sound that is further from its picture. */
const maxStepMs = 10_000
/** Sound is never taken back, so beside a picture whose own time does not count it may not be further ahead. */
const closeMs = 100
/** Before any other is known. */
const usualStepMs = 33

export function createRunClock(firstTimestampMs: number, firstArrivedMs: number): RunClock {
  const timeline = createTimeline(firstTimestampMs)
  const pace = createPace()
  let last = { ms: -usualStepMs, arrivedMs: firstArrivedMs, isTrue: false }
  let stepMs = usualStepMs
  let leapMs = 0
  /** Where the sound's clock alone has leapt. */
  let soundLeapMs = 0

  return {
    picture(timestampMs, arrivedMs) {
      const placedMs = timeline.place(timestampMs)
      const saidMs = placedMs + leapMs - last.ms
      const paceMs = pace.beat(arrivedMs)
      const isTrue = saidMs > 0 && saidMs <= maxStepMs
      // All of a file arrives at once: then the pace from before is kept.
      stepMs = isTrue ? saidMs : paceMs || stepMs
      // The first one alone tells nothing.
      last = { ms: last.ms + stepMs, arrivedMs, isTrue: isTrue && last.ms >= 0 }
      leapMs = last.ms - placedMs
      return { ms: last.ms, hasLeapt: saidMs > maxStepMs }
    },
    sound(timestampMs, arrivedMs) {
      if (arrivedMs - last.arrivedMs > maxStepMs) return null
      const placedMs = timeline.place(timestampMs)
      const maxAheadMs = last.isTrue ? maxStepMs : closeMs
      for (const ms of [placedMs + leapMs, placedMs + soundLeapMs])
        if (ms - last.ms <= maxAheadMs && last.ms - ms <= maxStepMs) return ms
      soundLeapMs = last.ms - placedMs
      return last.ms
    },
  }
}
