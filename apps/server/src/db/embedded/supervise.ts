import { setTimeout as sleep } from 'node:timers/promises'
import { isPaused } from './pause.ts'
import type { PostgresProcess } from './postgres-process.ts'
import { clearOldPostmaster } from './postmaster.ts'
import { waitUntilReady } from './run-postmaster.ts'
import { stopChild } from './stop-child.ts'

const firstDelayMs = 500
const maxDelayMs = 5_000
const pausePollMs = 300

export type Supervised = { dir: string; log: (message: string) => void; spawn: () => PostgresProcess }

/** Keeps one PostgreSQL running until `stop`. Throws when the first start fails. */
export async function supervise({ dir, log, spawn }: Supervised): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const wait = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  await clearOldPostmaster(dir, log)
  let current = spawn()
  // A process that ends without `stop`, by an error or process.exit, leaves no orphan.
  const stopAtExit = () => void current.child.kill('SIGINT')
  process.once('exit', stopAtExit)
  try {
    await waitUntilReady(current, dir)
  } catch (error) {
    process.off('exit', stopAtExit)
    throw error
  }

  const running = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await stopChild(current)
      await running
      process.off('exit', stopAtExit)
    },
  }

  async function keepRunning(): Promise<void> {
    let delayMs = firstDelayMs
    while (!stopping.signal.aborted) {
      const end = await current.ended
      await waitBeforeRestart(end, delayMs)
      try {
        await clearOldPostmaster(dir, log)
        if (stopping.signal.aborted) return
        current = spawn()
        await waitUntilReady(current, dir)
        delayMs = firstDelayMs
        log('PostgreSQL is back')
      } catch (error) {
        delayMs = Math.min(delayMs * 2, maxDelayMs)
        if (!stopping.signal.aborted) log(error instanceof Error ? error.message : String(error))
      }
    }
  }

  async function waitBeforeRestart(end: string, delayMs: number): Promise<void> {
    if (stopping.signal.aborted) return
    if (isPaused(dir)) {
      log('PostgreSQL is paused')
      while (isPaused(dir) && !stopping.signal.aborted) await wait(pausePollMs)
    } else {
      log(`PostgreSQL ended (${end}); it starts again in ${delayMs / 1000} s`)
      await wait(delayMs)
    }
  }
}
