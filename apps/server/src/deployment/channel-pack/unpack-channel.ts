import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'
import { createSealer, type Sealer } from '../../runtime/sealer.ts'
import { StartError } from '../../runtime/start-error.ts'
import {
  type DumpConnection,
  findLastMigration,
  listTables,
  readTableFrom,
  withDump,
} from '../backup/index.ts'
import { checkPack, explainRefusal, requireFree, requireSameSchema } from './check-pack.ts'
import { movingTables } from './moving-tables.ts'
import { keyFileOf, type PackManifest, proofPurpose, readPackManifest, rowsFile } from './pack-manifest.ts'
import { advanceSequence, countRowsOf, findTakenChannel, settleVideos } from './pack-store.ts'
import { placeVideos } from './place-videos.ts'
import { resealRows } from './reseal-rows.ts'

export interface UnpackOptions {
  databaseUrl: string
  dataDir: string
  site: string
  sealer: Sealer
}

/**
 * Into a migrated database in which the channel's ids are free. The folder is checked before anything is written; its
 * rows come in one transaction, and its files are in their place when that ends.
 */
export async function unpackChannel(options: UnpackOptions, folder: string): Promise<PackManifest> {
  const { databaseUrl, dataDir } = options
  const said = await readPackManifest(folder)
  await withDump(databaseUrl, 'begin', async connection => {
    await requireSameSchema(said, await findLastMigration(connection))
    requireFree(said, await findTakenChannel(connection, said))
  })
  const from = await openPackSealer(folder, said)
  const checksums = await checkPack(folder, said)
  const videos = await placeVideos({ folder, checksums, dataDir, channelId: said.channel_id })
  try {
    await withDump(databaseUrl, 'begin', async connection => {
      await readRows(connection, { said, folder, from, to: options.sealer })
      await settleVideos(connection, said.channel_id, options.site)
      await videos.place()
    })
  } catch (error) {
    await videos.drop()
    throw explainRefusal(error)
  }
  await videos.finish()
  return said
}

interface ReadRowsOptions {
  said: PackManifest
  folder: string
  from: Sealer
  to: Sealer
}

async function readRows(
  connection: DumpConnection,
  { said, folder, ...sealers }: ReadRowsOptions,
): Promise<void> {
  for (const sequence of said.sequences) await advanceSequence(connection, sequence)
  // As this database has them: the folder does not say what is written to.
  const tables = (await listTables(connection)).filter(({ name }) => movingTables.includes(name))
  for (const table of tables) {
    const packed = said.tables.find(({ name }) => name === table.name)
    if (packed?.columns.join() !== table.columns.join())
      throw new StartError(
        `${folder} has another table ${table.name} than this deployment. Nothing was imported.`,
      )
    const through = resealRows(table, sealers)
    const rows = await readTableFrom(connection, table, join(folder, rowsFile(table.name)), through)
    if (rows !== packed?.rows || (await countRowsOf(connection, said.channel_id, table.name)) !== rows)
      throw new StartError(
        `The table ${table.name} of ${folder} has other rows than it says. Nothing was imported.`,
      )
  }
}

async function openPackSealer(folder: string, { channel_key, proof }: PackManifest): Promise<Sealer> {
  const file = keyFileOf(folder)
  const key = await readFile(file, 'utf8').catch(error => {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new StartError(
      `The key ${file} is missing. It was written beside the folder: put it there again, or pack the channel once more.`,
    )
  })
  const sealer = createSealer(key.trim())
  if (sealer.open(proofPurpose, proof) !== channel_key)
    throw new StartError(`The key ${file} is not the one of this folder.`)
  return sealer
}
