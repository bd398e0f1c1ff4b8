import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../../runtime/start-error.ts'
import { findBinaries } from './binaries.ts'
import { createConnectionString } from './connection-string.ts'
import { createDataDirectory } from './create-data-directory.ts'
import { chooseIdentity, type Identity } from './identity.ts'
import { layout } from './layout.ts'
import { takeOwnership } from './owner-lock.ts'
import { clearPause } from './pause.ts'
import { spawnPostmaster } from './run-postmaster.ts'
import { createSocketDir, removeTemporary } from './socket-directory.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = { connectionString: string; stop: () => Promise<void> }

export type EmbeddedPostgresOptions = {
  dir: string
  log: (message: string) => void
  /** PostgreSQL settings. `fsync: 'off'` is for throw-away databases: fast, and lost in a power cut. */
  settings?: Record<string, string>
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = path.resolve(options.dir)
  createDir(dir)
  const giveUpOwnership = await takeOwnership(dir)
  try {
    const { connectionString, stop } = await startOwned({ settings: {}, ...options, dir })
    let stopped: Promise<void> | undefined
    return {
      connectionString,
      stop() {
        stopped ??= stop().finally(giveUpOwnership)
        return stopped
      },
    }
  } catch (error) {
    giveUpOwnership()
    throw error
  }
}

async function startOwned(options: Required<EmbeddedPostgresOptions>): Promise<EmbeddedPostgres> {
  const { dir, log, settings } = options
  const { postgres, initdb } = findBinaries()
  const identity = chooseIdentity(postgres, dir, layout.pgdata(dir))
  const socketDir = createSocketDir(dir)
  giveTo(identity, dir, socketDir)
  clearPause(dir)
  await createDataDirectory(initdb, identity, { dir, isDurable: settings.fsync !== 'off' })
  const { stop } = await supervise({
    dir,
    log,
    spawn: () => spawnPostmaster(postgres, identity, { dir, socketDir, settings }),
  })
  return {
    connectionString: createConnectionString(socketDir),
    stop: () => stop().finally(() => removeTemporary(socketDir)),
  }
}

/** The parent keeps ordinary permissions: the user that root drops to has to pass through it. */
function createDir(dir: string): void {
  try {
    mkdirSync(path.dirname(dir), { recursive: true })
    mkdirSync(dir, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database directory ${dir} cannot be created: ${reason}`)
  }
}

function giveTo(identity: Identity, ...paths: string[]): void {
  if (!identity.user) return
  for (const each of paths) chownSync(each, identity.user.uid, identity.user.gid)
}
