import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { journalFile } from '@grandstand/media'
import type { ObjectStorage } from '../../adapters/storage/index.ts'
import { storedMark } from './stored-mark.ts'

const isMedia = (name: string) => /^(init|segment)-\d+\.(mp4|m4s)$/.test(name)

/**
 * Copies what the storage has not, compares, and only then marks the recording as stored. It goes on where a kill or a
 * storage that went away stopped it. The book goes last: where it is, all is.
 */
export async function copyRecording(
  storage: ObjectStorage,
  {
    dir,
    place,
    keepsLocal,
    signal,
  }: { dir: string; place: string; keepsLocal: boolean; signal: AbortSignal },
): Promise<void> {
  const media = (await readdir(dir)).filter(isMedia)
  const there = await storage.list(place)
  for (const name of [...media, journalFile]) {
    signal.throwIfAborted()
    if (there.get(name) === (await stat(join(dir, name))).size) continue
    await storage.write(`${place}/${name}`, await readFile(join(dir, name)))
  }
  const copied = await storage.list(place)
  for (const name of [...media, journalFile]) {
    if (copied.get(name) !== (await stat(join(dir, name))).size)
      throw new Error(`The storage has another ${name}`)
  }
  await writeFile(join(dir, storedMark), '', { flush: true })
  if (keepsLocal) return
  for (const name of media) await rm(join(dir, name), { force: true })
}
