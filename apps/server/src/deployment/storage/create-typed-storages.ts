import { type ObjectStorage, openStorage } from '../../adapters/storage/index.ts'
import type { Storages, StoragesNow } from '../../context/storages.ts'
import type { Db } from '../../db/connection.ts'
import type { Log } from '../../runtime/log.ts'
import type { Sealer } from '../../runtime/sealer.ts'
import { readStorage } from './read-storage.ts'
import { listStorageRows, type StorageRow } from './storage-store.ts'

const freshMs = 3_000

interface TypedStoragesOptions {
  db: Db
  sealer: Sealer
  log: Log
}

/**
 * The storage that an owner typed, read again every few seconds: all processes go over to a new one by themselves. What
 * was copied to a former one is still read there. Its files pass through this server: pages name no place that may change.
 */
export function createTypedStorages({ db, sealer, log }: TypedStoragesOptions): Storages {
  /** A row never changes. */
  const opened = new Map<number, Promise<ObjectStorage | null>>()
  let known: { at: number; is: StoragesNow } | undefined
  let reading: Promise<StoragesNow> | undefined

  function open(row: StorageRow): Promise<ObjectStorage | null> {
    const storage = opened.get(row.id) ?? openStorage(readStorage(sealer, row))
    opened.set(row.id, storage)
    return storage
  }

  async function look(): Promise<StoragesNow> {
    const rows = await listStorageRows(db)
    const chosen = rows.find(({ is_current }) => is_current)
    const current = chosen ? await open(chosen) : null
    const others = await Promise.all(rows.filter(row => row !== chosen).map(open))
    const former = others.filter(storage => storage !== null)
    return { current, keepsLocal: chosen?.keeps_local ?? true, former }
  }

  async function read(): Promise<StoragesNow> {
    const at = performance.now()
    try {
      known = { at, is: await look() }
    } catch (error) {
      if (!known) throw error
      log.warn({ error }, 'The storage’s setting could not be read; the last known one stays in use')
      known = { at, is: known.is }
    } finally {
      reading = undefined
    }
    return known.is
  }

  return {
    origin: null,
    async now() {
      if (known && performance.now() - known.at < freshMs) return known.is
      reading ??= read()
      return reading
    },
    forget() {
      known = undefined
    },
  }
}
