import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../../db/migrate.ts'
import { isKnownMigration } from '../../db/schema-version.ts'
import { beginRestore, endRestore, takeBackRestore } from '../../db/unfinished-restore.ts'
import { putBackJobs } from '../../jobs/index.ts'
import { errorCode } from '../../runtime/error-code.ts'
import { StartError } from '../../runtime/start-error.ts'
import { type CheckedBackup, checkBackup, checkFiles } from './check-backup.ts'
import { type DumpConnection, readTableFrom, setSequence, withDump } from './dump-store.ts'
import { forgetFilesBefore, keepFilesBefore, putFilesBack } from './files-before.ts'
import { type DumpedTable, filesFolder, type Manifest, tableFile } from './manifest.ts'

export interface RestoreOptions {
  databaseUrl: string
  dataDir: string
  byServer?: boolean
}

/**
 * Into a database without a channel: what is there is never written over. The backup is checked before anything is
 * written, files come before rows, and until the end the database is marked as unfinished: no server starts on it, and a
 * restore that broke off is run again, or taken back. `byServer`: the next start takes it back.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, byServer = false }: RestoreOptions,
  backup: string,
): Promise<Manifest> {
  const checked = await checkBackup(backup)
  const { said } = checked
  if (!(await isKnownMigration(said.migration)))
    throw new StartError(
      'The backup is of a newer version than this program: start that version to restore it.',
    )
  await beginRestore(databaseUrl, { backup: byServer ? backup : '' })
  await migrate(databaseUrl, { until: said.migration })
  await keepFilesBefore(backup, dataDir)
  await copyFiles(checked, backup, dataDir)
  await withDump(databaseUrl, 'begin', async connection => {
    for (const table of said.tables) await restoreTable(connection, table, backup)
    for (const sequence of said.sequences) await setSequence(connection, sequence)
  })
  await migrate(databaseUrl)
  await putBackJobs(databaseUrl, said.jobs)
  await endRestore(databaseUrl)
  await forgetFilesBefore(dataDir)
  return said
}

/** Database and files are as they were before a restore that did not come to its end. */
export async function undoRestore({ databaseUrl, dataDir }: RestoreOptions, backup: string): Promise<void> {
  await takeBackRestore(databaseUrl)
  await putFilesBack(backup, dataDir)
}

async function copyFiles({ checksums }: CheckedBackup, backup: string, dataDir: string): Promise<void> {
  await cp(join(backup, filesFolder), dataDir, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  })
  if (!checksums) return
  const copied = [...checksums].flatMap(([path, checksum]) =>
    path.startsWith(`${filesFolder}/`) ? [[path.slice(filesFolder.length + 1), checksum] as const] : [],
  )
  await checkFiles(dataDir, new Map(copied))
}

async function restoreTable(connection: DumpConnection, table: DumpedTable, backup: string): Promise<void> {
  const rows = await readTableFrom(connection, table, join(backup, tableFile(table.name))).catch(error => {
    throw isRefusedRow(error) ? damaged(table, error.message) : error
  })
  if (rows !== table.rows) throw damaged(table, `it has ${rows} of ${table.rows} rows`)
}

const damaged = ({ name }: DumpedTable, reason: string) =>
  new StartError(`The backup cannot be used: its table ${name} is damaged (${reason}). Nothing was restored.`)

/** PostgreSQL does not accept what it reads, or the file is not there. */
function isRefusedRow(error: unknown): error is Error {
  return /^(?:2[23]|ENOENT)/.test(errorCode(error) ?? '')
}
