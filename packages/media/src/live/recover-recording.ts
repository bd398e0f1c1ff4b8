import { appendFile, readFile, rename, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type FoundFragment, readFragments } from '../mp4/read-fragments.ts'
import { journalFile, journalLine, readJournal, type Told } from './journal.ts'
import { openFile, type Segment, segmentFile } from './segment.ts'

/**
 * After a kill, saves the open segment as far as its fragments are whole, and segments that a full disk kept out of the
 * journal. Only for the recording's one writer, since it changes files.
 */
export async function recoverRecording(dir: string): Promise<Told> {
  const told = readJournal(await readFile(join(dir, journalFile), 'utf8').catch(() => ''))
  for (let next = told.open ? await takeUp(dir, told.open) : null; ; ) {
    const last = told.segments.at(-1)
    next ??= last ? await findUnlisted(dir, last) : null
    if (!next) return told
    await appendFile(join(dir, journalFile), journalLine({ type: 'segment', segment: next }))
    told.segments.push(next)
    next = null
  }
}

async function takeUp(dir: string, begun: Segment): Promise<Segment | null> {
  const path = join(dir, segmentFile(begun.number))
  // The kill may have come between the rename and the journal entry.
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
async function findUnlisted(dir: string, last: Segment): Promise<Segment | null> {
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
