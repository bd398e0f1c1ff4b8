import { type FileHandle, open, rename } from 'node:fs/promises'
import path from 'node:path'

export type Journal = {
  /** Resolves when the line is on disk: only then may its effect be reported. */
  append(line: string): Promise<void>
  /** Resolves when all that was appended is on the disk. */
  settled(): Promise<void>
  close(): Promise<void>
}

const fileName = 'journal.jsonl'

/**
 * Whole lines only: a line that a kill left half written was never reported and is cut off. The lines that `compact`
 * returns replace all others at once, by renaming.
 */
export async function openJournal(dir: string, compact: (lines: string[]) => string[]): Promise<Journal> {
  const file = path.join(dir, fileName)
  const lines = compact(await readLines(file))
  await writeWhole(file, lines.map(line => `${line}\n`).join(''))
  const handle = await open(file, 'a')
  return createJournal(handle)
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

/** Lines that come during a write go together in the next one. After a failed write nothing more is reported. */
function createJournal(handle: FileHandle): Journal {
  let waiting: string[] = []
  let next: Promise<void> | undefined
  let current: Promise<void> = Promise.resolve()

  async function write(before: Promise<void>): Promise<void> {
    await before
    const text = waiting.join('')
    waiting = []
    next = undefined
    await handle.appendFile(text)
    await handle.datasync()
  }

  return {
    append(line) {
      waiting.push(`${line}\n`)
      if (!next) {
        next = write(current)
        current = next
      }
      return next
    },
    settled: () => current,
    async close() {
      await current.catch(() => {})
      await handle.close()
    },
  }
}
