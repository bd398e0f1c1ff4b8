import { placeSegment } from './place-segment.ts'
import type { Segment } from './segment.ts'

export const journalFile = 'journal.jsonl'

/** One entry per line, append-only: a restart continues from it, and readers follow it. */
export type JournalEntry =
  | { type: 'init'; number: number; codecs: string; writer?: string | undefined }
  | { type: 'target'; targetSeconds: number }
  | { type: 'open'; segment: Segment }
  | { type: 'segment'; segment: Segment }
  | { type: 'end' }
  | { type: 'resume' }

/** What a journal says about its recording. */
export interface Told {
  segments: Segment[]
  /** Of each init, as part of its name. */
  initWriters: (string | undefined)[]
  codecs: string | null
  targetSeconds: number | null
  isEnded: boolean
  /** The segment that was begun and is not whole yet, in journals of before. */
  open: Segment | null
}

/** Starts with a line break, so that a line cut off by a kill or a full disk spoils only itself. */
export function journalLine(entry: JournalEntry): string {
  return `\n${JSON.stringify(entry)}\n`
}

export function readJournal(text: string): Told {
  const told: Told = {
    segments: [],
    initWriters: [],
    codecs: null,
    targetSeconds: null,
    isEnded: false,
    open: null,
  }
  readOn(told, text)
  return told
}

/** Applies further lines. */
export function readOn(told: Told, text: string): void {
  for (const entry of parseLines(text)) addEntry(told, entry)
}

export function addEntry(told: Told, entry: JournalEntry): void {
  switch (entry.type) {
    case 'init':
      told.initWriters[entry.number] = entry.writer
      told.codecs = entry.codecs
      break
    case 'target':
      told.targetSeconds = entry.targetSeconds
      break
    case 'open':
      // Older journals have no `resume` entry.
      told.isEnded = false
      told.open = entry.segment
      break
    case 'segment':
      placeSegment(told.segments, entry.segment)
      told.open = null
      break
    case 'end':
      told.isEnded = true
      break
    case 'resume':
      told.isEnded = false
      break
  }
}

/** Skips lines that were cut off. */
export function parseLines(text: string): JournalEntry[] {
  return text.split('\n').flatMap(line => {
    try {
      return line === '' ? [] : [JSON.parse(line)]
    } catch {
      return []
    }
  })
}
