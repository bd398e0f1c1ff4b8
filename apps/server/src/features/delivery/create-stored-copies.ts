import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { journalFile } from '@grandstand/media'
import type { ObjectStorage } from '../../adapters/storage/index.ts'
import { CallError } from '../../call-error.ts'
import type { Log } from '../../log.ts'
import type { StoredCopies } from '../../stored-copies.ts'

/** So long a place where nothing was is not asked for again. */
const missingMs = 5_000
const maxMissing = 1_000

export async function createStoredCopies(
  { log }: { log: Log },
  storage: ObjectStorage | null,
  { mediaDir, isRedirecting }: { mediaDir: string; isRedirecting: boolean },
): Promise<StoredCopies> {
  const sample = isRedirecting ? await storage?.presign('sample', 1) : null
  const origin = sample ? new URL(sample).origin : null
  const missing = new Map<string, number>()

  async function readJournal(place: string): Promise<Buffer | undefined> {
    const since = missing.get(place)
    if (!storage || (since !== undefined && performance.now() - since < missingMs)) return undefined
    const bytes = await storage.read(`${place}/${journalFile}`)
    if (missing.size >= maxMissing) missing.clear()
    if (!bytes) missing.set(place, performance.now())
    return bytes
  }

  return {
    origin,
    async bringJournal(place, dir) {
      try {
        const bytes = await readJournal(place)
        if (!bytes) return false
        await mkdir(dir, { recursive: true })
        const unfinished = join(dir, `${journalFile}.tmp`)
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(dir, journalFile))
        return true
      } catch (error) {
        // What is recorded here can be played all the same.
        log.warn({ error, place }, 'The storage could not be asked for a recording')
        return false
      }
    },
    async read(place, name) {
      try {
        return await storage?.read(`${place}/${name}`)
      } catch (error) {
        log.warn({ error, place, name }, 'The storage could not be read')
        throw new CallError('unavailable', { retryAfterSeconds: 2 })
      }
    },
    remove: async place => storage?.remove(place),
    async addressOf(place, name, seconds) {
      if (!storage || origin === null) return null
      return access(join(mediaDir, place, name)).then(
        () => null,
        () => storage.presign(`${place}/${name}`, seconds),
      )
    },
  }
}
