import { type LimitName, limits } from '@grandstand/contract'
import { CallError } from './call-error.ts'
import { encodeKey, type Key } from './encode-key.ts'
import type { LimitCounts } from './limit-counts.ts'

interface Window {
  startedAtMs: number
  count: number
}

/** Above this many the oldest windows are forgotten, so that a flood cannot fill the memory. */
const maxWindows = 100_000

/**
 * What guards this process is counted by this process. The limiter library's memory store has a clock and a timer of its own for
 * each key, and no upper bound.
 */
export function createMemoryLimits(): LimitCounts {
  const windows = new Map<string, Window>()

  function find(name: LimitName, who: Key, nowMs: number): Window | undefined {
    const window = windows.get(encodeKey([name, who]))
    return window && nowMs - window.startedAtMs < limits[name].windowMs ? window : undefined
  }

  function open(name: LimitName, who: Key, nowMs: number): Window {
    const key = encodeKey([name, who])
    windows.delete(key)
    const window = { startedAtMs: nowMs, count: 0 }
    windows.set(key, window)
    const [oldest] = windows.keys()
    if (windows.size > maxWindows && oldest !== undefined) windows.delete(oldest)
    return window
  }

  function count(name: LimitName, who: Key, nowMs: number): Window {
    const window = find(name, who, nowMs) ?? open(name, who, nowMs)
    window.count += 1
    return window
  }

  const leftMs = (name: LimitName, { startedAtMs }: Window, nowMs: number) =>
    startedAtMs + limits[name].windowMs - nowMs

  return {
    async take(name, who, max, nowMs) {
      const window = count(name, who, nowMs)
      if (window.count <= max) return
      const retryAfterSeconds = Math.ceil(leftMs(name, window, nowMs) / 1000)
      throw new CallError('too_many_requests', { retryAfterSeconds })
    },
    async giveBack(name, who, _max, nowMs) {
      const window = find(name, who, nowMs)
      if (window) window.count -= 1
    },
    async count(name, who, _max, nowMs) {
      count(name, who, nowMs)
    },
    async findWaitMs(name, who, max, nowMs) {
      const window = find(name, who, nowMs)
      return window && window.count >= max ? leftMs(name, window, nowMs) : 0
    },
  }
}
