import { type LimitName, limits } from '@grandstand/contract'
import { CallError } from './call-error.ts'

interface Window {
  startedAtMs: number
  count: number
}

/** Above this many addresses the oldest windows are forgotten, so that a flood cannot fill the memory. */
const maxWindows = 100_000

/** What guards this process is counted by this process. */
export function createMemoryLimits(scale: number) {
  const windows = new Map<string, Window>()
  return {
    take(name: LimitName, who: string, nowMs: number, max: number = limits[name].max): void {
      const { windowMs } = limits[name]
      const key = `${name} ${who}`
      let window = windows.get(key)
      if (!window || nowMs - window.startedAtMs >= windowMs) {
        windows.delete(key)
        window = { startedAtMs: nowMs, count: 0 }
        windows.set(key, window)
        forgetOldest(windows)
      }
      window.count += 1
      if (window.count > max * scale) {
        const retryAfterSeconds = Math.ceil((window.startedAtMs + windowMs - nowMs) / 1000)
        throw new CallError('too_many_requests', { retryAfterSeconds })
      }
    },
  }
}

function forgetOldest(windows: Map<string, Window>): void {
  if (windows.size <= maxWindows) return
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
