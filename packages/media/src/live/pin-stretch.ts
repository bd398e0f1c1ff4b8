import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JournalEntry, journalFile, journalLine } from './journal.ts'
import { isInScope, type MediaScope } from './ranged-playlist.ts'
import type { Recording } from './recording.ts'
import { initFile, type Segment, segmentFile } from './segment.ts'

/** The recording names a segment, or all of them, that nobody has any more. */
export class SegmentMissing extends Error {}

export interface PinOptions {
  recording: Recording
  /** Where its files may lie on this machine. */
  recordingDir: string
  scope: MediaScope
  /** Becomes a recording of its own, with the times of the one that it is of. */
  dir: string
}

/**
 * Keeps a stretch of a recording, in whole segments, whatever happens to the rest. Uses links, which take no room and
 * no time, else copies. The journal comes last: if it exists, all exists. Safe to repeat after a kill, and in parallel.
 */
export async function pinStretch({ recording, recordingDir, scope, dir }: PinOptions): Promise<void> {
  await recording.flush()
  const own = recording.segments.filter(segment => isInScope(segment, scope))
  const first = own.findIndex(({ isGap }) => !isGap)
  if (first === -1) throw new SegmentMissing('There is no picture')
  const kept = own.slice(first, own.findLastIndex(({ isGap }) => !isGap) + 1)
  await mkdir(dir, { recursive: true })
  const inits = [...new Set(kept.map(({ init }) => init))]
  const keep = async (name: string, from: string, read: () => Promise<Buffer | undefined>) => {
    const target = join(dir, name)
    if (await isLinked(join(recordingDir, from), target)) return
    // Another disk, a disk without links, or a file that only the storage has.
    const bytes = await read()
    if (!bytes) throw new SegmentMissing(from)
    await writeWhole(target, bytes)
  }
  for (const [number, init] of inits.entries())
    await keep(initFile(number), initFile(init, recording.initWriters[init]), () => recording.readInit(init))
  for (const [number, segment] of kept.entries()) {
    if (segment.isGap) continue
    await keep(segmentFile({ number }), segmentFile(segment), () => recording.readSegment(segment.number))
  }
  const told = kept.map((segment, number) => ({
    ...segment,
    number,
    writer: undefined,
    init: inits.indexOf(segment.init),
  }))
  await writeWhole(join(dir, journalFile), journalOf(told, inits.length, recording.codecs ?? ''))
}

/** Also where a try before has done it. */
async function isLinked(from: string, target: string): Promise<boolean> {
  await link(from, target).catch(() => {})
  const [one, other] = await Promise.all([from, target].map(path => stat(path).catch(() => null)))
  return one !== null && one?.ino === other?.ino && one?.dev === other?.dev
}

/** Never half of it, also where two do it at once. */
async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function journalOf(segments: readonly Segment[], inits: number, codecs: string): string {
  const longest = segments.reduce((most, { durationSeconds }) => Math.max(most, durationSeconds), 1)
  const entries: JournalEntry[] = [
    ...Array.from({ length: inits }, (_, number) => ({ type: 'init' as const, number, codecs })),
    { type: 'target', targetSeconds: Math.ceil(longest) },
    ...segments.map(segment => ({ type: 'segment' as const, segment })),
    { type: 'end' },
  ]
  return entries.map(journalLine).join('')
}
