import { setTimeout as sleep } from 'node:timers/promises'
import { explainFailure } from './explain-failure.ts'
import type { Identity } from './identity.ts'
import { layout } from './layout.ts'
import { type PostgresProcess, spawnPostgresProgram } from './postgres-process.ts'
import { findPostmaster } from './postmaster.ts'

/** Crash recovery replays the log first, which can take a while after much writing. */
const readyTimeoutMs = 180_000
const pollMs = 10

export type PostmasterOptions = { dir: string; socketDir: string; settings: Record<string, string> }

export function spawnPostmaster(
  postgres: string,
  identity: Identity,
  { dir, socketDir, settings }: PostmasterOptions,
): PostgresProcess {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawnPostgresProgram(identity, postgres, ['-D', layout.pgdata(dir), ...flags])
}

/** Throws when it ends, or takes too long, before it accepts connections and says so in its pid file. */
export async function waitUntilReady(postmaster: PostgresProcess, dir: string): Promise<void> {
  const timer = setTimeout(() => postmaster.child.kill('SIGKILL'), readyTimeoutMs)
  let hasEnded = false
  postmaster.ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && !isReady(postmaster, dir)) await sleep(pollMs)
  clearTimeout(timer)
  if (hasEnded)
    throw explainFailure('Starting PostgreSQL', postmaster.output() || (await postmaster.ended), dir)
}

function isReady(postmaster: PostgresProcess, dir: string): boolean {
  const found = findPostmaster(dir)
  return found?.pid === postmaster.child.pid && found?.isReady === true
}
