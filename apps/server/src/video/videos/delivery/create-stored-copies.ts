import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import type { Storages } from '../../../context/storages.ts'
import type { StoredCopies } from '../../../context/stored-copies.ts'
import { CallError } from '../../../runtime/call-error.ts'
import type { Log } from '../../../runtime/log.ts'

/** So long what was not there is not asked for again. */
const missingMs = 5_000
const maxMissing = 1_000

/** Of the storage that is chosen now, and of those before it. */
export function createStoredCopies(
  { log, storages }: { log: Log; storages: Storages },
  mediaDir: string,
): StoredCopies {
  const missing = new Map<string, number>()

  function isMissing(key: string): boolean {
    const since = missing.get(key)
    return since !== undefined && performance.now() - since < missingMs
  }
  function refuse(error: unknown, key: string): never {
    log.warn({ error, key }, 'The storage could not be read')
    throw new CallError('unavailable', { retryAfterSeconds: 2 })
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const places = await listPlaces(storages)
    if (places.length === 0 || isMissing(key)) return undefined
    const bytes = await readFirst(places, key)
    if (missing.size >= maxMissing) missing.clear()
    if (!bytes) missing.set(key, performance.now())
    return bytes
  }

  return {
    origin: storages.origin,
    isOn: async () => (await storages.now()).current !== null,
    async bring(folder, name, dir) {
      const key = `${folder}/${name}`
      try {
        const bytes = await read(key)
        if (bytes) await writeWhole(dir, name, bytes)
        return bytes
      } catch (error) {
        return refuse(error, key)
      }
    },
    async read(folder, name) {
      const key = `${folder}/${name}`
      return read(key).catch(error => refuse(error, key))
    },
    async remove(folder) {
      for (const place of await listPlaces(storages)) await place.remove(folder)
    },
    async addressOf(folder, name, seconds) {
      const { current } = await storages.now()
      if (!current || storages.origin === null) return null
      return access(join(mediaDir, folder, name)).then(
        () => null,
        () => current.presign(`${folder}/${name}`, seconds),
      )
    },
  }
}

async function listPlaces(storages: Storages): Promise<ObjectStorage[]> {
  const { current, former } = await storages.now()
  return current ? [current, ...former] : [...former]
}

/** A place that is away is not the end where another has it. */
async function readFirst(places: readonly ObjectStorage[], key: string): Promise<Buffer | undefined> {
  const faults: unknown[] = []
  for (const place of places) {
    const bytes = await place.read(key).catch(error => void faults.push(error))
    if (bytes) return bytes
  }
  if (faults.length > 0) throw faults[0]
  return undefined
}

async function writeWhole(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true })
  const unfinished = join(dir, `${name}.${randomUUID()}.tmp`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, join(dir, name))
}
