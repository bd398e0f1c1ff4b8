import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'

export interface CopyOptions {
  dir: string
  folder: string
  keepsLocal: boolean
  signal: AbortSignal
}

/**
 * In this order; what the storage has already is left, so that it goes on where a kill stopped it. A write that ends well has
 * stored all of its bytes.
 */
export async function copyFiles(
  storage: ObjectStorage,
  { dir, folder, signal }: CopyOptions,
  names: readonly string[],
): Promise<void> {
  const there = await storage.list(folder)
  for (const name of names) {
    signal.throwIfAborted()
    if (there.get(name) === (await stat(join(dir, name))).size) continue
    await storage.write(`${folder}/${name}`, await readFile(join(dir, name)))
  }
}
