import { type FileHandle, open, rename } from 'node:fs/promises'
import path from 'node:path'

export type Journal = {
  /** Resolves when the line is on the disk: only then may its effect be reported. If it cannot be written, `undo` is called. */
  append(line: string, undo: () => void): Promise<void>
  /** Resolves when all that was appended is on the disk. */
  settled(): Promise<void>
  close(): Promise<void>
}

type Entry = { text: string; undo: () => void; written: PromiseWithResolvers<void> }

const fileName = 'journal.jsonl'

/**
 * Whole lines only: a line that a kill left half written was never reported and is cut off. The lines that `compact`
 * returns replace all others at once, by renaming.
 */
export async function openJournal(dir: string, compact: (lines: string[]) => string[]): Promise<Journal> {
  const file = path.join(dir, fileName)
  const lines = compact(await readLines(file))
  const text = lines.map(line => `${line}\n`).join('')
  await writeWhole(file, text)
  return createJournal(await open(file, 'a'), Buffer.byteLength(text))
}

async function readLines(file: string): Promise<string[]> {
  const handle = await open(file, 'a+')
  try {
    const text = await handle.readFile('utf8')
    return text.split('\n').slice(0, -1)
  } finally {
    await handle.close()
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  const beside = `${file}.new`
  const handle = await open(beside, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
}

/**
 * Lines that come during a write go together in the next one. When a write fails, as on a full disk, its lines are cut off
 * again, and they and those that came after are undone, the last one first. The next line is tried as if nothing had happened.
 */
function createJournal(handle: FileHandle, length: number): Journal {
  /** What is on the disk for good. */
  let size = length
  let hasRest = false
  let waiting: Entry[] = []
  let writing: Promise<void> | null = null

  async function write(entries: Entry[]): Promise<void> {
    const text = entries.map(entry => entry.text).join('')
    if (text === '') return
    if (hasRest) await handle.truncate(size)
    hasRest = true
    await handle.appendFile(text)
    await handle.datasync()
    hasRest = false
    size += Buffer.byteLength(text)
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const entries = waiting
      waiting = []
      try {
        await write(entries)
        for (const { written } of entries) written.resolve()
      } catch (error) {
        // Where this fails too, the next write does it.
        await handle.truncate(size).catch(() => {})
        const lost = [...entries, ...waiting]
        waiting = []
        for (const { undo } of lost.toReversed()) undo()
        for (const { written } of lost) written.reject(error)
      }
    }
    writing = null
  }

  function add(text: string, undo: () => void): Promise<void> {
    const written = Promise.withResolvers<void>()
    waiting.push({ text, undo, written })
    writing ??= writeAll()
    return written.promise
  }

  return {
    append: (line, undo) => add(`${line}\n`, undo),
    // A reader may have seen what is then undone, so its answer fails with it.
    settled: async () => (writing ? add('', () => {}) : undefined),
    async close() {
      await writing
      await handle.close()
    },
  }
}
