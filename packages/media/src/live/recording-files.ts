import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAheadJournal } from './ahead-journal.ts'
import type { JournalEntry, Told } from './journal.ts'
import { createJournalWriter } from './journal-writer.ts'
import { type FolderOptions, readFrom } from './recorded-files.ts'
import { type Recovered, recoverRecording } from './recover-recording.ts'
import { aheadFile, createWriterName, initFile, openFile, type Segment, segmentFile } from './segment.ts'

/** Writes happen strictly in order; a failed one costs its segment and nothing else. */
export interface RecordingFiles {
  found: Told
  /** Part of the names of all that is written here. */
  writer: string | undefined
  writeInit(number: number, bytes: Buffer, codecs: string): void
  writeTarget(targetSeconds: number): void
  beginSegment(segment: Segment): void
  writePart(bytes: Buffer): void
  endSegment(segment: Segment, onLost: () => void): void
  writeGap(segment: Segment): void
  writeEnd(): void
  writeResume(): void
  readSegment(segment: Segment): Promise<Buffer | undefined>
  readInit(number: number, writer: string | undefined): Promise<Buffer | undefined>
  flush(): Promise<void>
  /** Flushes, and removes what only a writer needs. Rejects where the disk did not take all of it. */
  close(): Promise<void>
}

/** A slow disk must not fill the memory: beyond this the segment is given up. */
const maxWaitingBytes = 64 * 1024 * 1024

/** What is missing in a recording since the disk failed. */
export interface LostStretch {
  segments: number
  seconds: number
}

export interface FilesOptions extends FolderOptions {
  /** The disk is full or gone: live goes on, and the recording has a gap until it is back. Called once for all of it. */
  onProblem: (error: unknown) => void
  /** The disk takes whole segments again. */
  onWritten?: (lost: LostStretch) => void
  /**
   * Asked before each write that others read, which waits for it; where it rejects, nothing more is written: another is the
   * writer now. Files with this writer's own name are written meanwhile, so that a kill loses nothing that was shown.
   */
  mayWrite?: () => Promise<void>
  /** Another disk may begin the same recording: all names carry their writer. */
  isShared?: boolean
  /** The journal on the disk says more than before. */
  onListed?: () => void
}

export async function openRecordingFiles(options: FilesOptions): Promise<RecordingFiles> {
  const made = await mkdir(options.dir, { recursive: true })
  // In a new folder no name was ever given, unless on another disk.
  const writer = made === undefined || options.isShared ? createWriterName() : undefined
  return createFiles(options, writer, await recoverRecording(options.dir, writer))
}

async function createFiles(
  options: FilesOptions,
  writer: string | undefined,
  recovered: Recovered,
): Promise<RecordingFiles> {
  const { dir, onProblem, onWritten = () => {}, onListed = () => {}, mayWrite = async () => {} } = options
  const path = (name: string) => join(dir, name)
  const open = path(openFile(writer))
  let isFailing = false
  let lost: LostStretch = { segments: 0, seconds: 0 }
  let lastProblem: unknown
  const report = (error: unknown) => {
    lastProblem = error
    if (!isFailing) onProblem(error)
    isFailing = true
  }
  const ahead = createAheadJournal(dir, writer)
  const journal = createJournalWriter({ dir, ahead, mayWrite, onListed, onProblem: report })
  let left = recovered.left
  const removeLeft = async () => {
    if (!journal.hasAll) return
    for (const name of left) await rm(path(name), { force: true })
    left = []
  }

  let queue: Promise<unknown> = Promise.resolve()
  let waitingBytes = 0
  /** Part of the open segment could not be written. */
  let isBroken = false
  const later = (write: () => Promise<unknown>) => {
    queue = queue
      .then(() => (journal.isOver ? undefined : write()))
      .catch(error => {
        isBroken = true
        report(error)
      })
  }
  const note = (entry: JournalEntry) => later(() => journal.add(entry))
  const unwritten = new Map<string, Buffer>()
  const writeInits = async () => {
    for (const [name, bytes] of unwritten) {
      await writeFile(path(name), bytes)
      unwritten.delete(name)
    }
  }
  const flush = async () => {
    await queue
    await journal.flush()
  }
  const isRenamed = (segment: Segment) =>
    rename(open, path(segmentFile(segment))).then(
      () => true,
      error => {
        report(error)
        return false
      },
    )
  const read = readFrom(options)

  for (const entry of recovered.entries) note(entry)
  later(ahead.reserve)
  await flush()
  await removeLeft()

  return {
    found: recovered.told,
    writer,
    writeInit(number, bytes, codecs) {
      unwritten.set(initFile(number, writer), bytes)
      later(writeInits)
      note({ type: 'init', number, codecs, writer })
    },
    writeTarget: targetSeconds => note({ type: 'target', targetSeconds }),
    beginSegment(segment) {
      later(async () => {
        isBroken = false
        await writeInits()
        await writeFile(open, '')
        await ahead.write({ type: 'open', segment })
      })
    },
    writePart(bytes) {
      waitingBytes += bytes.length
      const isTooMuch = waitingBytes > maxWaitingBytes
      later(async () => {
        waitingBytes -= bytes.length
        if (isBroken) return
        if (isTooMuch) throw new Error('The disk is too slow for the recording')
        await appendFile(open, bytes)
      })
    },
    endSegment(segment, onLost) {
      later(async () => {
        if (!isBroken && (await isRenamed(segment))) {
          await journal.add({ type: 'segment', segment })
          if (isFailing) onWritten(lost)
          isFailing = false
          lost = { segments: 0, seconds: 0 }
          return
        }
        onLost()
        lost = { segments: lost.segments + 1, seconds: lost.seconds + segment.durationSeconds }
        await rm(open, { force: true })
        await journal.add({ type: 'segment', segment: { ...segment, isGap: true } })
      })
    },
    writeGap: segment => note({ type: 'segment', segment }),
    writeEnd: () => note({ type: 'end' }),
    writeResume: () => note({ type: 'resume' }),
    readSegment: segment => read(segmentFile(segment)),
    async readInit(number, by) {
      const name = initFile(number, by)
      return unwritten.get(name) ?? read(name)
    },
    flush,
    async close() {
      await flush()
      if (!journal.hasAll && !journal.isOver) throw lastProblem
      left = [...left, openFile(writer), aheadFile(writer)]
      await removeLeft()
    },
  }
}
