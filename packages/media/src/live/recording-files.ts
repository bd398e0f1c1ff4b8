import { appendFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JournalEntry, journalFile, journalLine, type Told } from './journal.ts'
import { type FolderOptions, readFrom } from './recorded-files.ts'
import { recoverRecording } from './recover-recording.ts'
import { initFile, openFile, type Segment, segmentFile } from './segment.ts'

/** Writes happen strictly in order; a failed one costs its segment and nothing else. */
export interface RecordingFiles {
  found: Told
  writeInit(number: number, bytes: Buffer, codecs: string): void
  writeTarget(targetSeconds: number): void
  beginSegment(segment: Segment): void
  writePart(bytes: Buffer): void
  endSegment(segment: Segment, onLost: () => void): void
  writeGap(segment: Segment): void
  writeEnd(): void
  writeResume(): void
  readSegment(number: number): Promise<Buffer | undefined>
  readInit(number: number): Promise<Buffer | undefined>
  flush(): Promise<void>
}

/** A slow disk must not fill the memory: beyond this the segment is given up. */
const maxWaitingBytes = 64 * 1024 * 1024

export interface FilesOptions extends FolderOptions {
  /** The disk is full or gone: live goes on, and the recording has a gap until it is back. */
  onProblem: (error: unknown) => void
  /** Asked before each write, which waits for it; where it rejects, nothing is written: another is the writer now. */
  mayWrite?: () => Promise<void>
}

export async function openRecordingFiles(options: FilesOptions): Promise<RecordingFiles> {
  const { dir, onProblem, mayWrite = async () => {} } = options
  const path = (name: string) => join(dir, name)
  await mkdir(dir, { recursive: true })
  const found = await recoverRecording(dir)

  let queue: Promise<unknown> = Promise.resolve()
  let waitingBytes = 0
  /** Part of the open segment could not be written. */
  let isBroken = false
  const later = (write: () => Promise<unknown>) => {
    queue = queue
      .then(mayWrite)
      .then(write)
      .catch(error => {
        isBroken = true
        onProblem(error)
      })
  }
  /** Entries that a full disk refused; they go before the next one. */
  let untold = ''
  const write = async (entry: JournalEntry) => {
    const journal = await open(path(journalFile), 'a')
    try {
      // A process may be frozen at any step, and another takes over. Only a moment may pass between this and the line.
      await mayWrite()
      untold += journalLine(entry)
      await journal.appendFile(untold)
      untold = ''
    } finally {
      await journal.close()
    }
  }
  const unwritten = new Map<string, Buffer>()
  const writeInits = async () => {
    for (const [name, bytes] of unwritten) {
      await writeFile(path(name), bytes)
      unwritten.delete(name)
    }
  }
  const note = (entry: JournalEntry) => later(() => write(entry))
  const read = readFrom(options)

  return {
    found,
    writeInit(number, bytes, codecs) {
      unwritten.set(initFile(number), bytes)
      later(writeInits)
      note({ type: 'init', number, codecs })
    },
    writeTarget: targetSeconds => note({ type: 'target', targetSeconds }),
    beginSegment(segment) {
      later(async () => {
        isBroken = false
        await writeInits()
        await writeFile(path(openFile), '')
        await write({ type: 'open', segment })
      })
    },
    writePart(bytes) {
      waitingBytes += bytes.length
      const isTooMuch = waitingBytes > maxWaitingBytes
      later(async () => {
        waitingBytes -= bytes.length
        if (isBroken) return
        if (isTooMuch) throw new Error('The disk is too slow for the recording')
        await appendFile(path(openFile), bytes)
      })
    },
    endSegment(segment, onLost) {
      later(async () => {
        if (!isBroken) {
          await rename(path(openFile), path(segmentFile(segment.number)))
          await write({ type: 'segment', segment })
          return
        }
        onLost()
        await rm(path(openFile), { force: true })
        await write({ type: 'segment', segment: { ...segment, isGap: true } })
      })
    },
    writeGap: segment => note({ type: 'segment', segment }),
    writeEnd: () => note({ type: 'end' }),
    writeResume: () => note({ type: 'resume' }),
    readSegment: number => read(segmentFile(number)),
    readInit: async number => unwritten.get(initFile(number)) ?? read(initFile(number)),
    flush: async () => {
      await queue
    },
  }
}
