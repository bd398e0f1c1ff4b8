const everyMs = 250

export interface LoopDelay {
  /** By how much the process is behind, now or at the last turn. */
  readMs(): number
  stop(): void
}

/**
 * A timer that tells how late it comes. Node's own histogram of this wakes the process a hundred times a second, which is
 * a good part of what an idle one costs.
 */
export function watchLoopDelay(): LoopDelay {
  let dueAtMs = performance.now() + everyMs
  let lateMs = 0
  const timer = setInterval(() => {
    const nowMs = performance.now()
    lateMs = Math.max(0, nowMs - dueAtMs)
    dueAtMs = nowMs + everyMs
  }, everyMs)
  timer.unref()
  return {
    readMs: () => Math.max(lateMs, performance.now() - dueAtMs),
    stop: () => clearInterval(timer),
  }
}
