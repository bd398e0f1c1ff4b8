import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../runtime/start-error.ts'
import { layout } from './layout.ts'
import { hasLiveOwner } from './owner-lock.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

const resumeTimeoutMs = 30_000

export function isPaused(dir: string): boolean {
  return existsSync(layout.pauseMarker(dir))
}

export function clearPause(dir: string): void {
  rmSync(layout.pauseMarker(dir), { force: true })
}

/** Stops PostgreSQL under a running server; the supervisor sees the marker and does not start it again. */
export async function pausePostgres(dir: string): Promise<void> {
  requireServer(dir)
  writeFileSync(layout.pauseMarker(dir), '')
  const postmaster = findPostmaster(dir)
  if (postmaster) await stopPostmaster(dir, postmaster.pid)
}

export async function resumePostgres(dir: string): Promise<void> {
  requireServer(dir)
  clearPause(dir)
  const deadline = Date.now() + resumeTimeoutMs
  while (!findPostmaster(dir)?.isReady) {
    if (Date.now() > deadline) throw new StartError(`PostgreSQL in ${dir} did not come back.`)
    await sleep(50)
  }
}

export function describePostgres(dir: string): string {
  if (!existsSync(dir) || !hasLiveOwner(dir)) return `No server runs PostgreSQL in ${dir}.`
  const postmaster = findPostmaster(dir)
  if (postmaster?.isReady) return `PostgreSQL runs in ${dir} as process ${postmaster.pid}.`
  return isPaused(dir) ? `PostgreSQL in ${dir} is paused.` : `PostgreSQL in ${dir} is starting.`
}

function requireServer(dir: string): void {
  if (!existsSync(dir) || !hasLiveOwner(dir)) throw new StartError(`No server runs PostgreSQL in ${dir}.`)
}
