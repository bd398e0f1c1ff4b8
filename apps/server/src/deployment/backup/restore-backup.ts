import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../../db/migrate.ts'
import { putBackJobs } from '../../jobs/index.ts'
import { StartError } from '../../runtime/start-error.ts'
import { hasChannels, readTableFrom, setSequence, withDump } from './dump-store.ts'
import { filesFolder, type Manifest, manifest, manifestFile, tableFile } from './manifest.ts'

export interface RestoreOptions {
  databaseUrl: string
  dataDir: string
}

/** Into a database without a channel: what is there is never written over. */
export async function restoreBackup(
  { databaseUrl, dataDir }: RestoreOptions,
  backup: string,
): Promise<Manifest> {
  const said = await readManifest(backup)
  await migrate(databaseUrl, { until: said.migration })
  await withDump(databaseUrl, 'begin', async connection => {
    if (await hasChannels(connection))
      throw new StartError('The database already has a channel: restore a backup into an empty one.')
    for (const table of said.tables) {
      const rows = await readTableFrom(connection, table, join(backup, tableFile(table.name)))
      if (rows !== table.rows)
        throw new StartError(
          `The backup is incomplete: it has ${rows} of ${table.rows} rows of ${table.name}.`,
        )
    }
    for (const sequence of said.sequences) await setSequence(connection, sequence)
  })
  await migrate(databaseUrl)
  await cp(join(backup, filesFolder), dataDir, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  })
  await putBackJobs(databaseUrl, said.jobs)
  return said
}

async function readManifest(backup: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(backup, manifestFile), 'utf8')))
  } catch {
    throw new StartError(`${backup} is not a complete backup: its ${manifestFile} cannot be read.`)
  }
}
