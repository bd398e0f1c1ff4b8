import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { AheadJournal } from './ahead-journal.ts'
import { type JournalEntry, journalFile, journalLine } from './journal.ts'

export interface JournalWriterOptions {
  dir: string
  ahead: AheadJournal
  mayWrite: () => Promise<void>
  onListed: () => void
  onProblem: (error: unknown) => void
}

/**
 * Adds to the journal that all others read, once it is sure that this is still the recording's writer. Entries wait until
 * then, in the writer's own file and here: a line each, however long it takes.
 */
export function createJournalWriter({ dir, ahead, mayWrite, onListed, onProblem }: JournalWriterOptions) {
  let waiting: JournalEntry[] = []
  let writing: Promise<void> | null = null
  let isOver = false

  /** False: another is the writer now. */
  async function isAllowed(): Promise<boolean> {
    await mayWrite().catch(() => {
      isOver = true
      waiting = []
    })
    return !isOver
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0 && (await isAllowed())) {
      const journal = await open(join(dir, journalFile), 'a')
      try {
        // A process may be frozen at any step, and another takes over. Only a moment may pass between this and the lines.
        if (!(await isAllowed())) return
        const entries = [...waiting]
        await journal.appendFile(entries.map(journalLine).join(''))
        waiting.splice(0, entries.length)
        onListed()
      } finally {
        await journal.close()
      }
    }
  }

  function start(): void {
    writing ??= writeWaiting()
      // What a full disk refuses goes before the next one.
      .catch(onProblem)
      .finally(() => {
        writing = null
      })
  }

  return {
    get isOver() {
      return isOver
    },
    get hasAll() {
      return waiting.length === 0 && !isOver
    },
    /** Resolves when it can no longer be lost; the journal may have it later. One at a time. */
    async add(entry: JournalEntry): Promise<void> {
      if (waiting.length === 0) ahead.rewind()
      try {
        await ahead.write(entry)
      } finally {
        waiting.push(entry)
        start()
      }
    },
    /** Tries again what could not be written. */
    async flush(): Promise<void> {
      start()
      await writing
    },
  }
}
