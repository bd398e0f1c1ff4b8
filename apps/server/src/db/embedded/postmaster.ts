import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../runtime/start-error.ts'
import { layout } from './layout.ts'
import { findProcess } from './processes.ts'

export type Postmaster = { pid: number; socketDir: string; isReady: boolean }

const stopTimeoutMs = 30_000

/** What postmaster.pid says, whether or not that process still lives. */
function readPidFile(dir: string): Postmaster | null {
  try {
    const lines = readFileSync(pidFile(dir), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return null
    return { pid, socketDir: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** The live PostgreSQL that serves this directory: a pid that went to another program does not count. */
export function findPostmaster(dir: string): Postmaster | null {
  const postmaster = readPidFile(dir)
  const command = postmaster && findProcess(postmaster.pid)?.command
  return command?.includes(`/postgres -D ${layout.pgdata(dir)} `) ? postmaster : null
}

/** PostgreSQL's fast shutdown. Waits until it is gone. */
export async function stopPostmaster(dir: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopTimeoutMs
  while (findPostmaster(dir)?.pid === pid) {
    if (Date.now() > deadline)
      throw new StartError(
        `PostgreSQL (process ${pid}) in ${dir} does not stop. End that process, then try again.`,
      )
    await sleep(20)
  }
}

/** After kill −9 of the supervisor PostgreSQL lives on as an orphan. */
export async function clearOldPostmaster(dir: string, log: (message: string) => void): Promise<void> {
  const orphan = findPostmaster(dir)
  if (orphan) {
    log(`stopping PostgreSQL (process ${orphan.pid}) left by a server that was killed`)
    await stopPostmaster(dir, orphan.pid)
  }
  // PostgreSQL removes the file of a dead process by itself, but gives up when the pid is in use again.
  const leftOver = readPidFile(dir)
  if (leftOver && isPidInUse(leftOver.pid)) rmSync(pidFile(dir), { force: true })
}

/** True for zombies too, as for PostgreSQL. */
function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The socket directory of the last run, even a dead one. */
export function findLastSocketDir(dir: string): string | null {
  return readPidFile(dir)?.socketDir || null
}

function pidFile(dir: string): string {
  return path.join(layout.pgdata(dir), 'postmaster.pid')
}
