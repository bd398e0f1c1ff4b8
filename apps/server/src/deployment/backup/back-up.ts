import { access, copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnfinished, journalFile } from '@grandstand/media'
import { readProgram } from '../../db/schema-version.ts'
import { secretKeyFile } from '../../runtime/secret-key-file.ts'
import { StartError } from '../../runtime/start-error.ts'
import { openFormer } from './check-backup.ts'
import { type FormerBackup, hashFile, writeChecksums } from './checksums.ts'
import { copyFolder } from './copy-folder.ts'
import {
  findLastMigration,
  listSequences,
  listTables,
  listWaitingJobs,
  withDump,
  writeTableTo,
} from './dump-store.ts'
import { filesBefore } from './files-before.ts'
import { type DumpedTable, filesFolder, type Manifest, manifestFile, tableFile } from './manifest.ts'

export interface BackUpOptions {
  databaseUrl: string
  dataDir: string
  now: () => Date
  /** For who keeps the key elsewhere: with it, the backup opens what its database seals. */
  withoutSecretKey?: boolean
  /** The folder of an earlier backup on the same disk: what has not changed since is shared with it. Null: all is copied. */
  since?: string | null
}

/** The database's own folder, what can be made again, earlier backups, and the segment that an encoder is sending. */
export const isLeftOut = (name: string) =>
  ['postgres', 'downloads', 'backups', filesBefore].includes(name) || isUnfinished(name)

/**
 * Database and files as they are at one moment, while servers go on. Files are copied before the moment, which takes
 * long, and what came since is copied after it, which does not: so each row's files are there, and at worst files whose
 * row is gone.
 */
export async function backUp(
  { databaseUrl, dataDir, now, withoutSecretKey = false, since = null }: BackUpOptions,
  target: string,
): Promise<Manifest & { files: number; hasSecretKey: boolean }> {
  const former = since === null ? null : await openFormer(since)
  if (await exists(target))
    throw new StartError(`${target} already exists: choose a new folder for the backup.`)
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'database'), { recursive: true, mode: 0o700 })
  const copyOptions = {
    leaveOut: (name: string) => isLeftOut(name) || (withoutSecretKey && name === secretKeyFile),
    first: journalFile,
    former: former && join(former.folder, filesFolder),
  }
  const copyFiles = () => copyFolder(dataDir, join(partial, filesFolder), copyOptions)
  const before = await copyFiles()
  const made_at = now().toISOString()
  const dumped = await withDump(
    databaseUrl,
    'begin isolation level repeatable read, read only',
    async connection => {
      const tables: DumpedTable[] = []
      const migration = await findLastMigration(connection)
      for (const table of await listTables(connection)) {
        const rows = await writeTableTo(connection, table, join(partial, tableFile(table.name)))
        tables.push({ ...table, rows })
      }
      return {
        made_at,
        migration,
        tables,
        jobs: await listWaitingJobs(connection),
        sequences: await listSequences(connection),
      }
    },
  )
  const after = await copyFiles()
  if (former) await shareTables(partial, former, dumped.tables)
  const program = await readProgram()
  const said = { ...dumped, program, format: 2, checksums: await writeChecksums(partial, former) } as const
  await writeFile(join(partial, manifestFile), JSON.stringify(said, null, 2))
  await rename(partial, target)
  const hasSecretKey = await exists(join(target, filesFolder, secretKeyFile))
  return { ...said, files: before + after, hasSecretKey }
}

/** A table that is as it was then, such as the rows of a day that is over. */
async function shareTables(folder: string, former: FormerBackup, tables: DumpedTable[]): Promise<void> {
  for (const file of tables.map(({ name }) => tableFile(name))) {
    const [own, before] = [join(folder, file), join(former.folder, file)]
    const checksum = await hashFile(own)
    if (checksum !== former.checksums.get(file) || checksum !== (await hashFile(before))) continue
    await rm(own)
    await link(before, own).catch(() => copyFile(before, own))
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
