import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storages } from '../../context/storages.ts'
import { readProgram } from '../../db/schema-version.ts'
import { createSealer, type Sealer } from '../../runtime/sealer.ts'
import { StartError } from '../../runtime/start-error.ts'
import {
  type DumpConnection,
  findLastMigration,
  listTables,
  withDump,
  writeChecksums,
  writeTableTo,
} from '../backup/index.ts'
import { copyVideos, listLacking, removeOthers } from './copy-videos.ts'
import { movingTables } from './moving-tables.ts'
import {
  keyFileOf,
  mediaFolder,
  type PackManifest,
  packManifestFile,
  proofPurpose,
  rowsFile,
} from './pack-manifest.ts'
import {
  findBusy,
  findPackedChannel,
  listChannelOperators,
  listConnectedAccounts,
  listPackedVideos,
  listSequencesOf,
  ofChannel,
  type PackedVideo,
} from './pack-store.ts'
import { resealRows } from './reseal-rows.ts'

export interface PackOptions {
  databaseUrl: string
  dataDir: string
  /** The name of this `dataDir`, as `videos` have it. */
  site: string
  sealer: Sealer
  storages: Storages
  /** The names of the channel's secrets in the file of secrets. */
  fileSecrets: readonly string[]
  now: () => Date
}

export interface PackedChannel {
  said: PackManifest
  keyFile: string
  /** Videos that have rows but no files, here or in the storage. */
  lacking: number[]
}

const begin = 'begin isolation level repeatable read, read only'
const busySentences = {
  game: (id: number) => `Game ${id} is live.`,
  camera: (id: number) => `A camera of game ${id} is sending.`,
  video: (id: number) => `Video ${id} is being made.`,
  clip: (id: number) => `Clip ${id} is being made.`,
}

/**
 * A channel with all that is its own, in a new folder, while servers go on: files are copied before and after the moment
 * of the rows. What the deployment has sealed is sealed again, by a key that is written beside the folder.
 */
export async function packChannel(
  options: PackOptions,
  channelKey: string,
  target: string,
): Promise<PackedChannel> {
  const keyFile = keyFileOf(target)
  for (const path of [target, keyFile])
    if (await isThere(path))
      throw new StartError(`${path} already exists: choose a new folder for the channel.`)
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  const key = randomBytes(32).toString('base64url')
  try {
    await mkdir(join(partial, 'rows'), { recursive: true, mode: 0o700 })
    const packed = await writePack(options, { channelKey, partial, to: createSealer(key) })
    await writeFile(keyFile, key, { mode: 0o600, flag: 'wx' })
    await rename(partial, target)
    return { ...packed, keyFile }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

interface PackTarget {
  channelKey: string
  partial: string
  to: Sealer
}

async function writePack(
  options: PackOptions,
  { channelKey, partial, to }: PackTarget,
): Promise<Omit<PackedChannel, 'keyFile'>> {
  const { databaseUrl, dataDir, storages, sealer, now } = options
  const copied = join(partial, mediaFolder)
  const copy = (channelId: number, videos: readonly PackedVideo[]) =>
    copyVideos({ channelId, mediaDir: join(dataDir, 'media'), storages, target: copied }, videos)
  const before = await withDump(databaseUrl, begin, async connection => {
    const channelId = await getQuietChannel(connection, channelKey)
    return { channelId, videos: await listPackedVideos(connection, channelId) }
  })
  await copy(before.channelId, before.videos)
  const made_at = now().toISOString()
  const { videos, ...dumped } = await withDump(databaseUrl, begin, connection =>
    writeRows(connection, { channelKey, partial, from: sealer, to }),
  )
  await copy(dumped.channel_id, videos)
  await removeOthers(copied, videos)
  const lacking = await findLacking(options, copied, videos)
  const said: PackManifest = {
    ...dumped,
    format: 1,
    channel_key: channelKey,
    made_at,
    program: await readProgram(),
    file_secrets: [...options.fileSecrets],
    proof: to.seal(proofPurpose, channelKey),
    checksums: await writeChecksums(partial),
  }
  await writeFile(join(partial, packManifestFile), JSON.stringify(said, null, 2))
  return { said, lacking }
}

interface WriteRowsOptions extends PackTarget {
  from: Sealer
}

async function writeRows(connection: DumpConnection, { channelKey, partial, ...sealers }: WriteRowsOptions) {
  const channelId = await getQuietChannel(connection, channelKey)
  const tables: PackManifest['tables'] = []
  for (const table of await listTables(connection)) {
    if (!movingTables.includes(table.name)) continue
    const where = movingRows(table.name, channelId)
    const through = resealRows(table, sealers)
    const file = join(partial, rowsFile(table.name))
    tables.push({ ...table, rows: await writeTableTo(connection, table, file, { where, through }) })
  }
  return {
    channel_id: channelId,
    migration: await findLastMigration(connection),
    tables,
    sequences: await listSequencesOf(connection, movingTables),
    operators: await listChannelOperators(connection, channelId),
    connected_accounts: await listConnectedAccounts(connection, channelId),
    videos: await listPackedVideos(connection, channelId),
  }
}

/** A file that is not a video yet is sent again. */
function movingRows(table: string, channelId: number): string {
  const own = ofChannel(table, channelId)
  return table === 'media_files' ? `${own} and state in ('ready', 'failed', 'cancelled')` : own
}

async function getQuietChannel(connection: DumpConnection, channelKey: string): Promise<number> {
  const channelId = await findPackedChannel(connection, channelKey)
  if (channelId === undefined) throw new StartError(`There is no channel ${channelKey}.`)
  const busy = await findBusy(connection, channelId)
  if (busy) throw new StartError(`${busySentences[busy.kind](busy.id)} Pack the channel when that is over.`)
  return channelId
}

/** Files of another site may be whole there: a channel without them is no whole channel. */
async function findLacking(
  { site }: PackOptions,
  copied: string,
  videos: readonly PackedVideo[],
): Promise<number[]> {
  const lacking = await listLacking(copied, videos)
  const elsewhere = lacking.find(video => video.site !== null && video.site !== site)
  if (elsewhere)
    throw new StartError(
      `The files of video ${elsewhere.id} are on another machine and not in the storage. Copy its DATA_DIR/media here first, or run this there.`,
    )
  return lacking.map(({ id }) => id)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
