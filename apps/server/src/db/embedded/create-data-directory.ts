import { existsSync, renameSync, rmSync } from 'node:fs'
import { explainFailure } from './explain-failure.ts'
import type { Identity } from './identity.ts'
import { layout } from './layout.ts'
import { spawnPostgresProgram } from './postgres-process.ts'

const timeoutMs = 120_000

/** Runs initdb beside the final place and renames at the end, so that a half-made directory is never opened. */
export async function createDataDirectory(
  initdb: string,
  identity: Identity,
  options: { dir: string; isDurable: boolean },
): Promise<void> {
  const pgdata = layout.pgdata(options.dir)
  if (existsSync(pgdata)) return
  const unfinished = layout.unfinished(options.dir)
  rmSync(unfinished, { recursive: true, force: true })
  const initdbRun = spawnPostgresProgram(identity, initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    ...(options.isDurable ? [] : ['--no-sync']),
  ])
  const timer = setTimeout(() => initdbRun.child.kill('SIGKILL'), timeoutMs)
  const end = await initdbRun.ended
  clearTimeout(timer)
  if (end !== 'exit code 0') {
    rmSync(unfinished, { recursive: true, force: true })
    throw explainFailure('Creating the database', initdbRun.output() || end, options.dir)
  }
  renameSync(unfinished, pgdata)
}
