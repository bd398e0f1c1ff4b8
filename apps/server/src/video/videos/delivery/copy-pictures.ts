import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import { type CopyOptions, copyFiles } from './copy-files.ts'
import { picturesMark } from './stored-mark.ts'

export const isPicture = (name: string) =>
  /^(poster-\d+x\d+(?:-m?\d+)?\.jpg|preview\.mp4|clip\.mp4|(cut|vertical)-\d+\.mp4|still-\d+\.jpg|storyboard\.vtt|storyboard-\d+\.jpg)$/.test(
    name,
  )

/** Poster, preview and storyboard of a video. They stay here too, as the journal does: lists of games show them. */
export async function copyPictures(storage: ObjectStorage, options: CopyOptions): Promise<void> {
  const pictures = (await readdir(options.dir)).filter(isPicture)
  await copyFiles(storage, options, pictures)
  await writeFile(join(options.dir, picturesMark), '', { flush: true })
}
