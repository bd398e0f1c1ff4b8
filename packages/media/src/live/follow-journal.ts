import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { journalFile, readJournal, readOn, type Told } from './journal.ts'
import type { ReadFile } from './recorded-files.ts'

/** What lies elsewhere is not asked for at each look: who has it is asked first, while it is alive. */
const copyFreshMs = 2_000

export interface FollowedJournal {
  readonly told: Told
  /** Reads what was added since the last time; true where that was something. */
  readOn(): Promise<boolean>
}

/**
 * Follows a journal that another process may be writing. No file stays open between two looks, so there is nothing to
 * close; if the journal has not grown, a look costs one `stat`.
 */
export function followJournal(dir: string, readElsewhere: ReadFile): FollowedJournal {
  let told = readJournal('')
  let file = ''
  let size = 0
  /** Parsed up to here, always the end of a line. */
  let read = 0
  let copiedAtMs = Number.NEGATIVE_INFINITY

  async function readLocal(handle: FileHandle): Promise<boolean> {
    const found = await handle.stat()
    const id = `${found.dev}-${found.ino}-${found.birthtimeMs}`
    if (id === file && found.size === size) return false
    // Another file may have taken its place, as when a replay is made again.
    const isOther = id !== file || found.size < read
    if (isOther) {
      told = readJournal('')
      read = 0
    }
    const bytes = Buffer.alloc(found.size - read)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, read)
    file = id
    size = read + bytesRead
    // The last line may be half-written; it is read again when it is whole.
    const whole = bytes.subarray(0, bytesRead).lastIndexOf('\n') + 1
    readOn(told, bytes.toString('utf8', 0, whole))
    read += whole
    return isOther || whole > 0
  }

  async function readCopy(): Promise<boolean> {
    if (performance.now() - copiedAtMs < copyFreshMs) return false
    const bytes = await readElsewhere(journalFile).catch(error => {
      if (told.initWriters.length === 0) throw error
    })
    if (!bytes) return false
    copiedAtMs = performance.now()
    told = readJournal(bytes.toString())
    return true
  }

  return {
    get told() {
      return told
    },
    async readOn() {
      const handle = await open(join(dir, journalFile), 'r').catch(ignoreMissing)
      // The folder may have been emptied after it was copied to the storage.
      if (!handle) return (told.initWriters.length === 0 || !told.isEnded) && readCopy()
      try {
        return await readLocal(handle)
      } finally {
        await handle.close()
      }
    },
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
