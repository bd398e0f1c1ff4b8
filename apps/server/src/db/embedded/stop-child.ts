import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresProcess } from './postgres-process.ts'

/** Fast shutdown, then immediate shutdown (recovers at the next start), then the hard way. */
const steps = [
  { signal: 'SIGINT', waitMs: 20_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const

export async function stopChild({ child, ended }: PostgresProcess): Promise<void> {
  for (const { signal, waitMs } of steps) {
    child.kill(signal)
    const timer = new AbortController()
    const late = sleep(waitMs, false, { signal: timer.signal }).catch(() => false)
    const hasEnded = await Promise.race([ended.then(() => true), late])
    timer.abort()
    if (hasEnded) return
  }
}
