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
  const told = new Map<number, Segment>()
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
        // Told twice where a full disk took a part of what was told.
        told.set(entry.segment.number, entry.segment)
        found.open = null
        break
      case 'end':
        found.isEnded = true
        break
    }
  }
  found.segments = fillHoles([...told.values()])
  // Numbers of fragments only grow; each part has one, and no segment has a thousand.
  found.nextSequenceNumber = (found.segments.length + 1) * 1000
  return found
}

/** What no line tells of is lost; the numbers after it stay as players know them. */
function fillHoles(told: readonly Segment[]): Segment[] {
  const segments: Segment[] = []
  for (const segment of told) {
    const before = segments.at(-1)
    const missing = before ? segment.number - before.number - 1 : 0
    if (before && missing > 0) {
      const from = before.startSeconds + before.durationSeconds
      const durationSeconds = Math.max(0, segment.startSeconds - from) / missing
      for (let n = 0; n < missing; n += 1) {
        const startSeconds = from + n * durationSeconds
        const wallTimeMs = before.wallTimeMs + (startSeconds - before.startSeconds) * 1000
        segments.push({
          ...before,
          number: before.number + 1 + n,
          startSeconds,
          durationSeconds,
          wallTimeMs,
          isDiscontinuous: false,
          isGap: true,
        })
      }
    }
    segments.push(segment)
  }
  return segments
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
