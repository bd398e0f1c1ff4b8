import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../file/write-whole.ts'
import { type JournalEntry, journalLine, parseLines } from './journal.ts'
import { aheadFile } from './segment.ts'

/** Room for the gaps of some ten minutes. */
const reservedBytes = 64 * 1024

/**
 * What a writer has done, before the journal may say so: while the database is away nobody knows whose recording it is, and
 * on a full disk the journal cannot grow. The file has its room from the beginning and is written in place, over entries that
 * the journal already has. Only the writer that it is named after writes it. The next writer of the recording reads it.
 */
export function createAheadJournal(dir: string, writer: string | undefined) {
  const path = join(dir, aheadFile(writer))
  let at = 0

  async function openOrMake(): Promise<FileHandle> {
    const found = await open(path, 'r+').catch(() => null)
    if (found) return found
    const made = await open(path, 'w+')
    // A full disk may have no room for all of it.
    await made.write(Buffer.alloc(reservedBytes, '\n'), 0, reservedBytes, 0).catch(() => {})
    return made
  }

  return {
    async reserve(): Promise<void> {
      await (await openOrMake()).close()
    },
    async write(entry: JournalEntry): Promise<void> {
      const bytes = Buffer.from(journalLine(entry))
      const file = await openOrMake()
      try {
        await writeWhole(file, bytes, at)
        at += bytes.length
      } finally {
        await file.close()
      }
    },
    /** The journal has all of it: what comes may take its place. */
    rewind(): void {
      if (at > reservedBytes / 2) at = 0
    },
  }
}

export type AheadJournal = ReturnType<typeof createAheadJournal>

/** In no order: older entries may stand behind newer ones. */
export async function readAhead(dir: string, writer: string | undefined): Promise<JournalEntry[]> {
  return parseLines(await readFile(join(dir, aheadFile(writer)), 'utf8').catch(() => ''))
}
