import type { Told } from './journal.ts'
import { endOf } from './recording.ts'
import type { Part, Segment } from './segment.ts'

export type SegmentStart = Pick<Segment, 'init' | 'isDiscontinuous' | 'startSeconds' | 'wallTimeMs'>

export interface Gap {
  untilSeconds: number
  init: number
  isDiscontinuous: boolean
  wallAt: (seconds: number) => number
}

/** Anything shorter is rounding. */
const shortestGapSeconds = 0.1
/** Segments whose parts are listed, for players close to live: three target durations, as the standard asks. */
const recentSegments = 5
/** What the disk lost can be played for this long: where players begin that take whole segments, and a bit more. */
const lostSeconds = 30

export type SegmentList = ReturnType<typeof createSegmentList>

/** The segments of a recording, the one that is being taken in, the parts of the last few, and whether more may come. */
export function createSegmentList(found: Pick<Told, 'segments' | 'isEnded'>, writer: string | undefined) {
  const segments: Segment[] = [...found.segments]
  let { isEnded } = found
  const recentParts = new Map<number, Part[]>()
  /** Of segments that are nowhere else. */
  const lost = new Map<Segment, Part[]>()
  let current: { segment: Segment; parts: Part[] } | null = null
  const nextNumber = () => (segments.at(-1)?.number ?? -1) + 1
  const find = (number: number) => segments[number - (segments[0]?.number ?? 0)]
  const findLost = (number: number) => {
    const segment = find(number)
    return segment && lost.get(segment)
  }
  /** From now on they are gaps, for players as for the journal. */
  function forgetLost(beforeSeconds: number): void {
    for (const segment of lost.keys()) {
      if (endOf(segment) >= beforeSeconds) continue
      segment.isGap = true
      lost.delete(segment)
    }
  }
  const newestNumber = () => current?.segment.number ?? nextNumber()

  return {
    segments,
    recentParts,
    get current() {
      return current
    },
    get isEnded() {
      return isEnded
    },
    setEnded(isOver: boolean): void {
      isEnded = isOver
    },
    get endSeconds() {
      return endOf(segments.at(-1))
    },
    get isEmpty() {
      return segments.length === 0 && (current?.parts.length ?? 0) === 0
    },
    begin(start: SegmentStart): Segment {
      const segment = { ...start, number: nextNumber(), durationSeconds: 0, isGap: false, writer }
      current = { segment, parts: [] }
      return segment
    },
    /** The segment that it belongs to; null where none was begun. */
    addPart(part: Part): Segment | null {
      if (!current) return null
      current.parts.push(part)
      current.segment.durationSeconds += part.durationSeconds
      return current.segment
    },
    /** The segment that is now whole; null where there is none, or nothing in it. */
    end(): Segment | null {
      const ended = current
      current = null
      if (!ended || ended.parts.length === 0) return null
      const { segment, parts } = ended
      segments.push(segment)
      recentParts.set(segment.number, parts)
      recentParts.delete(segment.number - recentSegments)
      forgetLost(segment.startSeconds - lostSeconds)
      return segment
    },
    /** The disk has not taken it. It is played from memory for a while, and then it is a gap. */
    lose(segment: Segment): void {
      const parts = recentParts.get(segment.number)
      if (parts) lost.set(segment, parts)
      else segment.isGap = true
    },
    /** It is over, and all that can be played is on the disk. */
    forgetParts(): void {
      recentParts.clear()
      forgetLost(Number.POSITIVE_INFINITY)
    },
    find,
    writerOf: (number: number) =>
      (number === current?.segment.number ? current.segment : find(number))?.writer,
    /** What is missing up to there, in segments of about this length. */
    addGap({ untilSeconds, init, isDiscontinuous, wallAt }: Gap, segmentSeconds: number): Segment[] {
      const from = endOf(segments.at(-1))
      const missing = untilSeconds - from
      if (missing < shortestGapSeconds) return []
      const count = Math.ceil(missing / segmentSeconds)
      const first = nextNumber()
      const added = Array.from({ length: count }, (_, index) => {
        const startSeconds = from + (missing / count) * index
        return {
          number: first + index,
          init,
          isDiscontinuous: isDiscontinuous && index === 0,
          startSeconds,
          durationSeconds: missing / count,
          wallTimeMs: wallAt(startSeconds),
          isGap: true,
          writer,
        }
      })
      for (const segment of added) segments.push(segment)
      return added
    },
    hasPart(segment: number, part: number | null): boolean {
      if (isEnded || segment < newestNumber()) return true
      return part !== null && segment === newestNumber() && part < (current?.parts.length ?? 0)
    },
    isWithinReach: (segment: number) => segment <= newestNumber() + 1,
    /** Those that are still in memory. */
    partsOf: (segment: number) =>
      current?.segment.number === segment ? current.parts : (recentParts.get(segment) ?? findLost(segment)),
    wholeParts: (segment: number) => recentParts.get(segment) ?? findLost(segment),
  }
}
