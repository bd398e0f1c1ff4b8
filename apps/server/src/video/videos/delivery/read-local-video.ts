import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRungName, journalFile, sourceRung } from '@grandstand/media'
import { isPicture } from './copy-pictures.ts'
import { picturesMark, storedMark } from './stored-mark.ts'

/** What this disk has of a video and the storage, as far as is known here, has not. */
export interface LocalVideo {
  rungs: string[]
  hasPictures: boolean
}

/** Null: it has nothing of it. */
export async function readLocalVideo(dir: string): Promise<LocalVideo | null> {
  const found = await lstat(dir).catch(() => null)
  // A link leads to footage of the demo that many games share.
  if (!found?.isDirectory()) return null
  const names = await namesIn(dir)
  const rungs: string[] = []
  for (const rung of [sourceRung, ...names.filter(isRungName)]) {
    const own = rung === sourceRung ? names : await namesIn(join(dir, rung))
    if (own.includes(journalFile) && !own.includes(storedMark)) rungs.push(rung)
  }
  return { rungs, hasPictures: names.some(isPicture) && !names.includes(picturesMark) }
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => [])
