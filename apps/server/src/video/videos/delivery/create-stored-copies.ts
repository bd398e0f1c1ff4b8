import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import type { StoredCopies } from '../../../context/stored-copies.ts'
import { CallError } from '../../../runtime/call-error.ts'
import type { Log } from '../../../runtime/log.ts'

/** So long what was not there is not asked for again. */
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

  function isMissing(key: string): boolean {
    const since = missing.get(key)
    return since !== undefined && performance.now() - since < missingMs
  }
  function refuse(error: unknown, key: string): never {
    log.warn({ error, key }, 'The storage could not be read')
    throw new CallError('unavailable', { retryAfterSeconds: 2 })
  }

  async function read(key: string): Promise<Buffer | undefined> {
    if (!storage || isMissing(key)) return undefined
    const bytes = await storage.read(key)
    if (missing.size >= maxMissing) missing.clear()
    if (!bytes) missing.set(key, performance.now())
    return bytes
  }

  return {
    origin,
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
    remove: async folder => storage?.remove(folder),
    async addressOf(folder, name, seconds) {
      if (!storage || origin === null) return null
      return access(join(mediaDir, folder, name)).then(
        () => null,
        () => storage.presign(`${folder}/${name}`, seconds),
      )
    },
  }
}

async function writeWhole(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true })
  const unfinished = join(dir, `${name}.${randomUUID()}.tmp`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, join(dir, name))
}
