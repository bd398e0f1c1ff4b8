import { afterAll, afterEach, beforeEach, expect } from 'vitest'

const everyMs = 2
/** While one request holds the loop, those of all channels wait. */
export const maxHoldMs = 200

export interface LoopProbe {
  /** The longest stretch since the last call, in milliseconds. */
  takeLongestMs(): number
  stop(): void
}

/**
 * How long this thread works between two turns of its loop, in its own processor time: unlike a clock's, it is the same on
 * a machine that others keep busy.
 */
export function probeLoop(): LoopProbe {
  let longestMs = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, everyMs)
  return {
    takeLongestMs() {
      look()
      const longest = longestMs
      longestMs = 0
      return longest
    },
    stop: () => clearInterval(timer),
  }
}

/** No request of this file's tests may hold the loop for long. */
export function watchLoop(): void {
  const probe = probeLoop()
  beforeEach(() => void probe.takeLongestMs())
  afterEach(() => {
    expect(probe.takeLongestMs(), 'milliseconds for which the loop was held').toBeLessThan(maxHoldMs)
  })
  afterAll(() => probe.stop())
}
