import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { journalFile } from './journal.ts'
import { isUnfinished } from './segment.ts'

/**
 * A journal that came from elsewhere, for the next writer of the recording in `dir`; until it is placed it lies in `aside`.
 * What earlier writers began in this folder is nobody's then, since the recording went on without it.
 */
export async function bringJournal(dir: string, text: string, aside: string) {
  await mkdir(dirname(aside), { recursive: true })
  await writeFile(aside, text, { flush: true })
  return {
    async place(): Promise<void> {
      await mkdir(dir, { recursive: true })
      for (const name of (await readdir(dir)).filter(isUnfinished)) await rm(join(dir, name), { force: true })
      await rename(aside, join(dir, journalFile))
    },
    drop: () => rm(aside, { force: true }),
  }
}
