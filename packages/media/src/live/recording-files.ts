import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FoundFragment, readFragments } from '../mp4/read-fragments.ts'
import { type FoundRecording, type JournalEntry, journalLine, readJournal } from './journal.ts'
import { initFile, type Segment, segmentFile } from './segment.ts'

/** All writes go in order, one after the other; a failed one costs its segment and nothing else. */
export interface RecordingFiles {
  found: FoundRecording
  writeInit(number: number, bytes: Buffer, codecs: string): void
  writeTarget(targetSeconds: number): void
  beginSegment(segment: Segment): void
  writePart(bytes: Buffer): void
  endSegment(segment: Segment, onLost: () => void): void
  writeGap(segment: Segment): void
  writeEnd(): void
  readSegment(number: number): Promise<Buffer | undefined>
  readInit(number: number): Promise<Buffer | undefined>
  flush(): Promise<void>
}

export const journalFile = 'journal.jsonl'
/** The segment that is being taken in; it gets its name when it is whole. */
const openFile = 'open.m4s'
/** A disk that does not keep up must not fill the memory: beyond this the segment is given up. */
const maxWaitingBytes = 64 * 1024 * 1024

export interface FilesOptions {
  dir: string
  /** The disk is full or gone: the live goes on, the recording has a gap until it is back. */
  onProblem: (error: unknown) => void
  /** Where a file may be that is no longer in the folder. */
  readElsewhere?: (name: string) => Promise<Buffer | undefined>
}

export async function openRecordingFiles(options: FilesOptions): Promise<RecordingFiles> {
  const { dir, onProblem, readElsewhere = async () => undefined } = options
  const path = (name: string) => join(dir, name)
  await mkdir(dir, { recursive: true })
  const found = await recover(dir)

  let queue: Promise<unknown> = Promise.resolve()
  let waitingBytes = 0
  /** Of the segment that is open: something of it could not be written. */
  let isBroken = false
  const later = (write: () => Promise<unknown>) => {
    queue = queue.then(write).catch(error => {
      isBroken = true
      onProblem(error)
    })
  }
  /** What a full disk did not take goes before what comes next. */
  let untold = ''
  const write = async (entry: JournalEntry) => {
    untold += journalLine(entry)
    await appendFile(path(journalFile), untold)
    untold = ''
  }
  const unwritten = new Map<string, Buffer>()
  const writeInits = async () => {
    for (const [name, bytes] of unwritten) {
      await writeFile(path(name), bytes)
      unwritten.delete(name)
    }
  }
  const note = (entry: JournalEntry) => later(() => write(entry))
  const read = (name: string) => readFile(path(name)).catch(() => readElsewhere(name))

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
    readSegment: number => read(segmentFile(number)),
    readInit: async number => unwritten.get(initFile(number)) ?? read(initFile(number)),
    flush: async () => {
      await queue
    },
  }
}

/** After a kill: the open segment as far as its fragments are whole, and segments of which a full disk took no note. */
async function recover(dir: string): Promise<FoundRecording> {
  const { open: begun, ...found } = readJournal(
    await readFile(join(dir, journalFile), 'utf8').catch(() => ''),
  )
  const segments = [...found.segments]
  for (let next = begun ? await takeUp(dir, begun) : null; ; ) {
    const last = segments.at(-1)
    next ??= last ? await findUntold(dir, last) : null
    if (!next) return { ...found, segments }
    await appendFile(join(dir, journalFile), journalLine({ type: 'segment', segment: next }))
    segments.push(next)
    next = null
  }
}

async function takeUp(dir: string, begun: Segment): Promise<Segment | null> {
  const path = join(dir, segmentFile(begun.number))
  // It may have got its name, and the kill came before the journal knew.
  await rename(join(dir, openFile), path).catch(() => {})
  const fragments = await readWhole(path)
  if (fragments.length === 0) return null
  await truncate(
    path,
    fragments.reduce((sum, { bytes }) => sum + bytes.length, 0),
  )
  return { ...begun, durationSeconds: lengthOf(fragments) }
}

/** A whole segment that follows on the last one that is known. */
async function findUntold(dir: string, last: Segment): Promise<Segment | null> {
  const number = last.number + 1
  const fragments = await readWhole(join(dir, segmentFile(number)))
  const [first] = fragments
  if (!first) return null
  const { startSeconds } = first
  const wallTimeMs = last.wallTimeMs + (startSeconds - last.startSeconds) * 1000
  const durationSeconds = lengthOf(fragments)
  return { ...last, number, startSeconds, durationSeconds, wallTimeMs, isDiscontinuous: false, isGap: false }
}

const readWhole = async (path: string) => readFragments(await readFile(path).catch(() => Buffer.alloc(0)))
const lengthOf = (fragments: FoundFragment[]) => fragments.reduce((sum, one) => sum + one.durationSeconds, 0)
