import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRungName, journalFile, sourceRung } from '@grandstand/media'
import { storedMark } from './stored-mark.ts'

export interface LocalRecording {
  channelId: number
  eventMediaId: number
  rung: string
}

/** What this disk has and the storage, as far as is known here, has not. */
export async function listLocalRecordings(mediaDir: string): Promise<LocalRecording[]> {
  const found: LocalRecording[] = []
  for (const channel of await numbersIn(mediaDir)) {
    for (const media of await numbersIn(join(mediaDir, channel))) {
      const dir = join(mediaDir, channel, media)
      const names = await namesIn(dir)
      for (const rung of [sourceRung, ...names.filter(isRungName)]) {
        const own = rung === sourceRung ? names : await namesIn(join(dir, rung))
        if (!own.includes(journalFile) || own.includes(storedMark)) continue
        found.push({ channelId: Number(channel), eventMediaId: Number(media), rung })
      }
    }
  }
  return found
}

const namesIn = (dir: string) => readdir(dir).catch(() => [])
/** Folders alone: a link leads to footage of the demo that many games share. */
async function numbersIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isDirectory() && /^\d+$/.test(entry.name)).map(({ name }) => name)
}
