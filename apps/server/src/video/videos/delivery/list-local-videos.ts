import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRungName, journalFile, sourceRung } from '@grandstand/media'
import { isPicture } from './copy-pictures.ts'
import { picturesMark, storedMark } from './stored-mark.ts'

/** What this disk has of a video and the storage, as far as is known here, has not. */
export interface LocalVideo {
  channelId: number
  videoId: number
  rungs: string[]
  hasPictures: boolean
}

export async function listLocalVideos(mediaDir: string): Promise<LocalVideo[]> {
  const found: LocalVideo[] = []
  for (const channel of await numbersIn(mediaDir)) {
    for (const media of await numbersIn(join(mediaDir, channel))) {
      const video = await readVideo(join(mediaDir, channel, media))
      if (video.rungs.length === 0 && !video.hasPictures) continue
      found.push({ channelId: Number(channel), videoId: Number(media), ...video })
    }
  }
  return found
}

async function readVideo(dir: string): Promise<Pick<LocalVideo, 'rungs' | 'hasPictures'>> {
  const names = await namesIn(dir)
  const rungs: string[] = []
  for (const rung of [sourceRung, ...names.filter(isRungName)]) {
    const own = rung === sourceRung ? names : await namesIn(join(dir, rung))
    if (own.includes(journalFile) && !own.includes(storedMark)) rungs.push(rung)
  }
  return { rungs, hasPictures: names.some(isPicture) && !names.includes(picturesMark) }
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => [])
/** Folders alone: a link leads to footage of the demo that many games share. */
async function numbersIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isDirectory() && /^\d+$/.test(entry.name)).map(({ name }) => name)
}
