import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { journalFile, parseLines } from './journal.ts'
import { initFile, segmentFile } from './segment.ts'

/** Whole lines of a journal, and the files that they list. */
export interface JournalLines {
  text: string
  bytes: number
  files: string[]
}

/** A line has some 200 bytes; some hundred lines at a time. */
const readBytes = 16 * 1024

/** What comes after the first `from` bytes; null where there is nothing more. Throws where the journal is shorter. */
export async function readJournalLines(dir: string, from: number): Promise<JournalLines | null> {
  const file = await open(join(dir, journalFile), 'r')
  try {
    const { size } = await file.stat()
    if (size < from) throw new Error('A journal is shorter than what was stored of it')
    const { buffer, bytesRead } = await file.read(Buffer.alloc(readBytes), 0, readBytes, from)
    const bytes = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1
    if (bytes === 0) return null
    const text = buffer.toString('utf8', 0, bytes)
    return { text, bytes, files: listFiles(text) }
  } finally {
    await file.close()
  }
}

/** What these lines of a journal say that there is. */
export function listFiles(text: string): string[] {
  return parseLines(text).flatMap(entry => {
    if (entry.type === 'init') return [initFile(entry.number, entry.writer)]
    if (entry.type === 'segment' && !entry.segment.isGap) return [segmentFile(entry.segment)]
    return []
  })
}
