import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'
import type { ObjectStorage } from './object-storage.ts'

/** Another disk, such as one that several machines share. */
export function diskStorage(root: string): ObjectStorage {
  return {
    async list(folder) {
      const dir = join(root, folder)
      const entries = await readdir(dir, { withFileTypes: true }).catch(ignoreMissing([]))
      const files = entries.filter(entry => entry.isFile()).map(({ name }) => name)
      const sizes = await Promise.all(
        files.map(async name => [name, (await stat(join(dir, name))).size] as const),
      )
      return new Map(sizes)
    },
    read: key => readFile(join(root, key)).catch(ignoreMissing(undefined)),
    async write(key, bytes) {
      const file = join(root, key)
      await mkdir(dirname(file), { recursive: true })
      const unfinished = `${file}.${randomUUID()}.tmp`
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    remove: folder => rm(join(root, folder), { recursive: true, force: true }),
    presign: async () => null,
  }
}

function ignoreMissing<Value>(instead: Value) {
  return (error: unknown): Value => {
    if (errorCode(error) === 'ENOENT') return instead
    throw error
  }
}
