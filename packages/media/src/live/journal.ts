import { placeSegment } from './place-segment.ts'
import type { Segment } from './segment.ts'

export const journalFile = 'journal.jsonl'

/** A recording's journal has one entry a line and is only ever added to: a restart goes on from it, and readers follow it. */
export type JournalEntry =
  | { type: 'init'; number: number; codecs: string }
  | { type: 'target'; targetSeconds: number }
  | { type: 'open'; segment: Segment }
  | { type: 'segment'; segment: Segment }
  | { type: 'end' }
  | { type: 'resume' }

/** What a journal tells. */
export interface Told {
  segments: Segment[]
  inits: number
  codecs: string | null
  targetSeconds: number | null
  isEnded: boolean
  /** The segment that was begun and is not whole yet. */
  open: Segment | null
}

/** An empty line before each: a line that a full disk or a kill cut off then spoils none but itself. */
export function journalLine(entry: JournalEntry): string {
  return `\n${JSON.stringify(entry)}\n`
}

export function readJournal(text: string): Told {
  const told: Told = {
    segments: [],
    inits: 0,
    codecs: null,
    targetSeconds: null,
    isEnded: false,
    open: null,
  }
  readOn(told, text)
  return told
}

/** Adds what further lines tell. */
export function readOn(told: Told, text: string): void {
  for (const entry of parseLines(text)) add(told, entry)
}

function add(told: Told, entry: JournalEntry): void {
  switch (entry.type) {
    case 'init':
      told.inits = entry.number + 1
      told.codecs = entry.codecs
      break
    case 'target':
      told.targetSeconds = entry.targetSeconds
      break
    case 'open':
      // A kill may have come between an end and what takes it back.
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

/** A line that was cut off is left out. */
function parseLines(text: string): JournalEntry[] {
  return text.split('\n').flatMap(line => {
    try {
      return line === '' ? [] : [JSON.parse(line)]
    } catch {
      return []
    }
  })
}
