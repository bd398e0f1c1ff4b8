import { createDateTeller } from './date-teller.ts'
import type { Dating } from './dating.ts'
import { initFile, type Part, partName, type Segment, segmentFile } from './segment.ts'

export interface PlaylistFacts {
  /** All since kick-off, in order. */
  segments: readonly Segment[]
  /** Who wrote each init. */
  initWriters: readonly (string | undefined)[]
  /** Who writes what comes next. */
  writer?: string | undefined
  /** Of the last few segments, which a player close to live may still want in parts; by segment number. */
  recentParts: ReadonlyMap<number, readonly Part[]>
  /** The segment that is being taken in, with the parts that are there. */
  current: { segment: Segment; parts: readonly Part[] } | null
  targetSeconds: number
  partTargetSeconds: number
  isEnded: boolean
}

export interface PlaylistOptions {
  /** With parts, blocking and hints; else what any player since 2016 understands. */
  isLowLatency: boolean
  /** Leave out what the player has already. */
  isDelta: boolean
  dating?: Dating
}

/** A media playlist (RFC 8216bis). The live one and the replay are the same list; the end only adds its last line. */
export function mediaPlaylist(
  facts: PlaylistFacts,
  { isLowLatency, isDelta, dating }: PlaylistOptions,
): string {
  const { segments, current, isEnded } = facts
  const isLive = !isEnded
  const withParts = isLowLatency && isLive
  const skipped = isDelta && withParts ? countSkippable(facts) : 0
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${facts.targetSeconds}`,
    `#EXT-X-PLAYLIST-TYPE:${isLive ? 'EVENT' : 'VOD'}`,
  ]
  if (withParts) lines.push(...serverControl(facts))
  lines.push(`#EXT-X-MEDIA-SEQUENCE:${segments[0]?.number ?? current?.segment.number ?? 0}`)
  if (skipped > 0) lines.push(`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`)

  let init = segments[skipped - 1]?.init
  const dates = createDateTeller(dating)
  const open = (segment: Segment) => {
    if (segment.isDiscontinuous && segment !== segments[0]) lines.push('#EXT-X-DISCONTINUITY')
    if (segment.init !== init)
      lines.push(`#EXT-X-MAP:URI="${initFile(segment.init, facts.initWriters[segment.init])}"`)
    init = segment.init
    const { isTold, dateMs } = dates.next(segment)
    if (isTold && dateMs !== null) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(dateMs).toISOString()}`)
  }
  for (const segment of segments.slice(skipped)) {
    open(segment)
    const parts = withParts ? (facts.recentParts.get(segment.number) ?? []) : []
    lines.push(...parts.map((part, index) => partLine(segment, part, index)))
    if (segment.isGap) lines.push('#EXT-X-GAP')
    lines.push(`#EXTINF:${segment.durationSeconds.toFixed(5)},`, segmentFile(segment))
  }
  if (withParts) {
    if (current) {
      open(current.segment)
      lines.push(...current.parts.map((part, index) => partLine(current.segment, part, index)))
    }
    // Even while no encoder sends: without a hint hls.js counts the last segment twice and then miscounts the
    // discontinuities.
    lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${nextPart(facts)}"`)
  }
  if (isEnded) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}

/** How far from the end a player may skip; the standard asks for six target durations. */
function skipSeconds({ targetSeconds }: PlaylistFacts): number {
  return targetSeconds * 6
}

function serverControl(facts: PlaylistFacts): string[] {
  const partTarget = facts.partTargetSeconds
  return [
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${(partTarget * 3).toFixed(3)},CAN-SKIP-UNTIL=${skipSeconds(facts)}`,
    `#EXT-X-PART-INF:PART-TARGET=${partTarget.toFixed(3)}`,
  ]
}

function nextPart({ segments, current, writer }: PlaylistFacts): string {
  if (current) return partName(current.segment, current.parts.length)
  return partName({ number: (segments.at(-1)?.number ?? -1) + 1, writer }, 0)
}

function countSkippable(facts: PlaylistFacts): number {
  const { segments } = facts
  let seconds = 0
  let first = segments.length
  while (first > 0 && seconds < skipSeconds(facts)) {
    first -= 1
    seconds += segments[first]?.durationSeconds ?? 0
  }
  return first
}

function partLine(segment: Segment, part: Part, index: number): string {
  const independent = part.isIndependent ? ',INDEPENDENT=YES' : ''
  const uri = partName(segment, index)
  return `#EXT-X-PART:DURATION=${part.durationSeconds.toFixed(5)},URI="${uri}"${independent}`
}
