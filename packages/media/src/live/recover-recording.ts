import { readdir, readFile, rename, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type FoundFragment, readFragments } from '../mp4/read-fragments.ts'
import { readAhead } from './ahead-journal.ts'
import { addEntry, type JournalEntry, journalFile, readJournal, type Told } from './journal.ts'
import { isUnfinished, openFile, readAheadName, type Segment, segmentFile } from './segment.ts'

export interface Recovered {
  told: Told
  /** What the journal does not have yet. */
  entries: JournalEntry[]
  /** Names of files that nobody needs once it has them. */
  left: string[]
}

interface Begun {
  segment: Segment
  by: string | undefined
}

/**
 * After a kill: what the journal says, what its writers have done beyond that, and the open segment as far as its fragments
 * are whole. Only for the recording's one writer, since it changes files.
 */
export async function recoverRecording(dir: string, writer: string | undefined): Promise<Recovered> {
  const told = readJournal(await readFile(join(dir, journalFile), 'utf8').catch(() => ''))
  const left = (await readdir(dir)).filter(isUnfinished)
  const { entries, begun } = await readUnlisted(dir, told, left)
  for (const entry of entries) addEntry(told, entry)
  const next = (told.segments.at(-1)?.number ?? -1) + 1
  const open = begun.findLast(({ segment }) => segment.number === next)
  const saved = open && (await takeUp(dir, open, writer))
  if (saved) {
    entries.push({ type: 'segment', segment: saved })
    addEntry(told, { type: 'segment', segment: saved })
  }
  return { told, entries, left }
}

/** What lies beyond the journal, in order. The newest writer counts where two have written the same number. */
async function readUnlisted(dir: string, told: Told, names: readonly string[]) {
  const [inits, segments] = [new Map<number, JournalEntry>(), new Map<number, JournalEntry>()]
  const begun: Begun[] = told.open ? [{ segment: told.open, by: undefined }] : []
  const targets: JournalEntry[] = []
  const last = told.segments.at(-1)?.number ?? -1
  for (const by of await listWriters(dir, names)) {
    for (const entry of await readAhead(dir, by)) {
      if (entry.type === 'init' && entry.number >= told.initWriters.length) inits.set(entry.number, entry)
      if (entry.type === 'target' && told.targetSeconds === null) targets.push(entry)
      if (entry.type === 'open') begun.push({ segment: entry.segment, by })
      if (entry.type === 'segment' && entry.segment.number > last)
        segments.set(entry.segment.number, { ...entry, segment: await checkFile(dir, entry.segment) })
    }
  }
  return { entries: [...inOrder(inits), ...targets, ...inOrder(segments)], begun }
}

const inOrder = (entries: ReadonlyMap<number, JournalEntry>) =>
  [...entries].toSorted(([one], [other]) => one - other).map(([, entry]) => entry)

/** The one that wrote last comes last. */
async function listWriters(dir: string, names: readonly string[]): Promise<(string | undefined)[]> {
  const found = names.map(async name => {
    const ahead = readAheadName(name)
    const stats = ahead && (await stat(join(dir, name)).catch(() => null))
    return stats ? [{ writer: ahead?.writer, mtimeMs: stats.mtimeMs }] : []
  })
  const writers = (await Promise.all(found)).flat()
  return writers.toSorted((one, other) => one.mtimeMs - other.mtimeMs).map(({ writer }) => writer)
}

async function checkFile(dir: string, segment: Segment): Promise<Segment> {
  const found = await stat(join(dir, segmentFile(segment))).catch(() => null)
  return found ? segment : { ...segment, isGap: true }
}

/** Under another name than players may know it by: what they saw of it may have been more. */
async function takeUp(
  dir: string,
  { segment, by }: Begun,
  writer: string | undefined,
): Promise<Segment | null> {
  // The kill may have come between the rename and the entry.
  const whole = await readWhole(join(dir, segmentFile({ number: segment.number, writer: by })))
  if (whole.length > 0) return { ...segment, writer: by, durationSeconds: lengthOf(whole) }
  const open = join(dir, openFile(by))
  const fragments = await readWhole(open)
  if (fragments.length === 0) return null
  const saved = { ...segment, writer, durationSeconds: lengthOf(fragments) }
  await truncate(
    open,
    fragments.reduce((sum, { bytes }) => sum + bytes.length, 0),
  )
  await rename(open, join(dir, segmentFile(saved)))
  return saved
}

const readWhole = async (path: string) => readFragments(await readFile(path).catch(() => Buffer.alloc(0)))
const lengthOf = (fragments: FoundFragment[]) => fragments.reduce((sum, one) => sum + one.durationSeconds, 0)
