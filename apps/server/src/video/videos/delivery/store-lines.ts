import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JournalLines, readJournalLines } from '@grandstand/media'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import type { Db } from '../../../db/connection.ts'
import { errorCode } from '../../../runtime/error-code.ts'
import { mapInBatches } from '../../../runtime/map-in-batches.ts'
import { pageName } from './read-stored-journal.ts'
import { moveStoredJournal, type StoredJournal } from './stored-journal-store.ts'

export interface StoredSoFar {
  /** Of the whole journal, whoever wrote it. */
  bytes: number
  /** Of this lease. */
  own: StoredJournal
}

export interface LineTarget {
  storage: ObjectStorage
  channelId: number
  videoId: number
  folder: string
  dir: string
}

const filesAtATime = 4
/** Some thirty segments; until then the lines are in the row. */
const pageLength = 6_000

/**
 * The next lines of a journal: first the files that they list, then the row that says so. Null: the storage has all. Throws
 * where another process has taken the camera.
 */
export async function storeLines(
  db: Db,
  target: LineTarget,
  { bytes, own }: StoredSoFar,
): Promise<StoredSoFar | null> {
  const { storage, channelId, videoId, folder, dir } = target
  const lines = await readJournalLines(dir, bytes)
  if (!lines) return null
  await mapInBatches(lines.files, filesAtATime, async name => {
    const file = await readHere(join(dir, name))
    if (file) await storage.write(`${folder}/${name}`, file)
  })
  const next = addLines(own, lines)
  if (next.pages > own.pages)
    await storage.write(`${folder}/${pageName(own.epoch, next.pages)}`, Buffer.from(own.tail + lines.text))
  if (!(await moveStoredJournal(db, channelId, videoId, { ...next, from: own.bytes })))
    throw new Error('Another process has taken the camera, or stored more')
  return { bytes: bytes + lines.bytes, own: next }
}

function addLines(own: StoredJournal, lines: JournalLines): StoredJournal {
  const { rung, epoch, pages } = own
  const tail = own.tail + lines.text
  const isPage = tail.length >= pageLength
  return {
    rung,
    epoch,
    pages: isPage ? pages + 1 : pages,
    bytes: own.bytes + lines.bytes,
    tail: isPage ? '' : tail,
  }
}

/** Of a segment that a full disk lost there is nothing to store. */
function readHere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(error => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
}
