import { explainFailure } from './explain-failure.ts'
import type { Identity } from './identity.ts'
import { layout } from './layout.ts'
import { type PostgresProcess, spawnPostgresProgram } from './postgres-process.ts'

/** Crash recovery replays the log first, which can take a while after much writing. */
const readyTimeoutMs = 180_000

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

/** Throws when it ends, or takes too long, before it accepts connections. */
export async function waitUntilReady(postmaster: PostgresProcess, dir: string): Promise<void> {
  const ready = Promise.withResolvers<boolean>()
  const look = () => {
    if (postmaster.output().includes('ready to accept connections')) ready.resolve(true)
  }
  postmaster.child.stderr?.on('data', look)
  const timer = setTimeout(() => postmaster.child.kill('SIGKILL'), readyTimeoutMs)
  const isReady = await Promise.race([ready.promise, postmaster.ended.then(() => false)])
  clearTimeout(timer)
  postmaster.child.stderr?.off('data', look)
  if (!isReady)
    throw explainFailure('Starting PostgreSQL', postmaster.output() || (await postmaster.ended), dir)
}
