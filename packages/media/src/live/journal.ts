import type { Segment } from './segment.ts'

/** What a recording's folder held when it was opened. */
export interface FoundRecording {
  segments: Segment[]
  inits: number
  codecs: string | null
  targetSeconds: number | null
  isEnded: boolean
  nextSequenceNumber: number
}

/** A recording's book, one entry a line, only ever added to: what a restart goes on from. */
export type JournalEntry =
  | { type: 'init'; number: number; codecs: string }
  | { type: 'target'; targetSeconds: number }
  | { type: 'open'; segment: Segment }
  | { type: 'segment'; segment: Segment }
  | { type: 'end' }

/** An empty line before each: a line that a full disk cut off then spoils none but itself. */
export function journalLine(entry: JournalEntry): string {
  return `\n${JSON.stringify(entry)}\n`
}

/** A line that a kill cut off is the last one and is left out. */
export function readJournal(text: string): FoundRecording & { open: Segment | null } {
  const found: FoundRecording & { open: Segment | null } = {
    segments: [],
    inits: 0,
    codecs: null,
    targetSeconds: null,
    isEnded: false,
    nextSequenceNumber: 0,
    open: null,
  }
  for (const entry of parseLines(text)) {
    switch (entry.type) {
      case 'init':
        found.inits = entry.number + 1
        found.codecs = entry.codecs
        break
      case 'target':
        found.targetSeconds = entry.targetSeconds
        break
      case 'open':
        // After an end: the recording was taken up again.
        found.isEnded = false
        found.open = entry.segment
        break
      case 'segment':
        found.segments.push(entry.segment)
        found.open = null
        break
      case 'end':
        found.isEnded = true
        break
    }
  }
  // Numbers of fragments only grow; each part has one, and no segment has a thousand.
  found.nextSequenceNumber = (found.segments.length + 1) * 1000
  return found
}

function parseLines(text: string): JournalEntry[] {
  return text.split('\n').flatMap(line => {
    try {
      return line === '' ? [] : [JSON.parse(line)]
    } catch {
      return []
    }
  })
}
