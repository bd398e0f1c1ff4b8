import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeptMedia, journalFile } from '@grandstand/media'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import { type CopyOptions, copyFiles } from './copy-files.ts'
import { storedMark } from './stored-mark.ts'

/** Marks it as stored once all of it is. The journal goes last: where it is, all is. */
export async function copyRecording(storage: ObjectStorage, options: CopyOptions): Promise<void> {
  const { dir, keepsLocal } = options
  const media = (await readdir(dir)).filter(isKeptMedia)
  await copyFiles(storage, options, [...media, journalFile])
  await writeFile(join(dir, storedMark), '', { flush: true })
  if (keepsLocal) return
  for (const name of media) await rm(join(dir, name), { force: true })
}
