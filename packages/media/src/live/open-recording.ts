import { initSegment } from '../mp4/init-segment.ts'
import { readFragments } from '../mp4/read-fragments.ts'
import type { TrackConfigs } from '../mp4/track.ts'
import { mediaPlaylist } from './media-playlist.ts'
import { endOf, longestSegmentSeconds, type Recording } from './recording.ts'
import { type FilesOptions, openRecordingFiles, type RecordingFiles } from './recording-files.ts'
import type { Part, Segment } from './segment.ts'
import { createWaiters } from './waiters.ts'

export interface RecordingOptions extends FilesOptions {
  partTargetSeconds?: number
  segmentTargetSeconds?: number
  /** The longest segment there will be; by default it follows from the encoder's key frames. */
  longestSegmentSeconds?: number
}

type SegmentStart = Pick<Segment, 'init' | 'isDiscontinuous' | 'startSeconds' | 'wallTimeMs'>

interface Gap {
  untilSeconds: number
  init: number
  isDiscontinuous: boolean
  wallAt: (seconds: number) => number
}

/** Anything shorter is rounding. */
const shortestGapSeconds = 0.1
/** If the first segment is still open after this long, players must expect long ones. */
const longSegmentSeconds = 4
/** Segments whose parts are listed, for players close to live: three target durations, as the standard asks. */
const recentSegments = 5

/** The writer of a recording. Unlike readers it knows about parts, and about what is not on the disk yet. */
export interface RecordingWriter extends Recording {
  readonly targets: { partTargetSeconds: number; segmentTargetSeconds: number }
  readonly maxSegmentSeconds: number
  nextSequenceNumber: () => number
  addInit(configs: TrackConfigs, codecs: string): number
  beginSegment: (start: SegmentStart) => void
  addPart: (part: Part) => void
  endSegment: () => void
  /** Lists what is missing up to here as segments that nobody can fetch. False if nothing is missing. */
  addGap(gap: Gap): boolean
  /** How long segments will be, where that is known before the first one is whole. */
  expectSegments(seconds: number): void
  /** The event is over: the playlist gets its last line. */
  end(): Promise<void>
  /** It was not over after all: what comes is added, and the playlist loses its last line. */
  resume(): void
}

/** Repairs what a kill left behind, so only one process may have it open. Others use `readRecording`. */
export async function openRecording(options: RecordingOptions): Promise<RecordingWriter> {
  const { partTargetSeconds = 0.334, segmentTargetSeconds = 2 } = options
  const files = await openRecordingFiles(options)
  return createRecording(files, { partTargetSeconds, segmentTargetSeconds }, options.longestSegmentSeconds)
}

function createRecording(
  files: RecordingFiles,
  targets: { partTargetSeconds: number; segmentTargetSeconds: number },
  longestSeconds?: number,
): RecordingWriter {
  const segments: Segment[] = [...files.found.segments]
  const recentParts = new Map<number, Part[]>()
  const waiters = createWaiters()
  const playlists = new Map<string, string>()
  let { targetSeconds, isEnded } = files.found
  let { inits } = files.found
  let codecs: string | null = files.found.codecs
  // Each part has one, and no segment has a thousand.
  let sequenceNumber = (segments.length + 1) * 1000
  let current: { segment: Segment; parts: Part[] } | null = null

  function changed(): void {
    playlists.clear()
    waiters.wake()
  }

  /** TARGETDURATION must never change, so it is set only once the encoder's key frame interval is known. */
  function settleTarget(seconds: number): void {
    if (targetSeconds !== null) return
    targetSeconds = Math.min(
      longestSegmentSeconds,
      Math.ceil(Math.max(seconds, targets.segmentTargetSeconds)) + 1,
    )
    files.writeTarget(targetSeconds)
  }

  if (longestSeconds !== undefined) settleTarget(longestSeconds)

  function hasPart(segment: number, part: number | null): boolean {
    if (isEnded) return true
    const next = current?.segment.number ?? (segments.at(-1)?.number ?? -1) + 1
    if (segment < next) return true
    return part !== null && segment === next && part < (current?.parts.length ?? 0)
  }

  async function readSegment(number: number): Promise<Buffer | undefined> {
    const parts = recentParts.get(number)
    if (parts) return Buffer.concat(parts.map(({ bytes }) => bytes))
    return segments[number] && files.readSegment(number)
  }

  return {
    targets,
    segments,
    get endSeconds() {
      return endOf(segments.at(-1))
    },
    get maxSegmentSeconds() {
      return (targetSeconds ?? longestSegmentSeconds) + 0.4
    },
    get isReady() {
      return targetSeconds !== null && (segments.length > 0 || (current?.parts.length ?? 0) > 0)
    },
    get isEnded() {
      return isEnded
    },
    get codecs() {
      return codecs
    },
    nextSequenceNumber() {
      sequenceNumber += 1
      return sequenceNumber
    },
    addInit(configs, ownCodecs) {
      const number = inits
      inits += 1
      codecs = ownCodecs
      files.writeInit(number, initSegment(configs), ownCodecs)
      return number
    },
    beginSegment(start) {
      const number = (segments.at(-1)?.number ?? -1) + 1
      current = { segment: { ...start, number, durationSeconds: 0, isGap: false }, parts: [] }
      files.beginSegment(current.segment)
    },
    addPart(part) {
      if (!current) return
      current.parts.push(part)
      current.segment.durationSeconds += part.durationSeconds
      files.writePart(part.bytes)
      if (current.segment.durationSeconds > longSegmentSeconds) settleTarget(longestSegmentSeconds)
      changed()
    },
    endSegment() {
      if (!current) return
      const { segment, parts } = current
      current = null
      if (parts.length === 0) return
      settleTarget(segment.durationSeconds)
      segments.push(segment)
      recentParts.set(segment.number, parts)
      recentParts.delete(segment.number - recentSegments)
      files.endSegment(segment, () => {
        segment.isGap = true
        changed()
      })
      changed()
    },
    addGap({ untilSeconds, init, isDiscontinuous, wallAt }) {
      const from = endOf(segments.at(-1))
      const missing = untilSeconds - from
      if (missing < shortestGapSeconds) return false
      settleTarget(targets.segmentTargetSeconds)
      const count = Math.ceil(missing / targets.segmentTargetSeconds)
      for (let index = 0; index < count; index += 1) {
        const startSeconds = from + (missing / count) * index
        const segment = {
          number: (segments.at(-1)?.number ?? -1) + 1,
          init,
          isDiscontinuous: isDiscontinuous && index === 0,
          startSeconds,
          durationSeconds: missing / count,
          wallTimeMs: wallAt(startSeconds),
          isGap: true,
        }
        segments.push(segment)
        files.writeGap(segment)
      }
      changed()
      return true
    },
    expectSegments: settleTarget,
    async end() {
      if (isEnded) return
      isEnded = true
      files.writeEnd()
      changed()
      await files.flush()
      // Only once they are on the disk: players who see the end ask for the last segments.
      if (isEnded) recentParts.clear()
    },
    resume() {
      if (!isEnded) return
      isEnded = false
      files.writeResume()
      changed()
    },
    playlist(playlistOptions) {
      const key = JSON.stringify(playlistOptions)
      const known = playlists.get(key)
      if (known !== undefined) return known
      const text = mediaPlaylist(
        {
          segments,
          recentParts,
          current,
          targetSeconds: targetSeconds ?? longestSegmentSeconds,
          partTargetSeconds: targets.partTargetSeconds,
          isEnded,
        },
        playlistOptions,
      )
      playlists.set(key, text)
      return text
    },
    waitFor: ({ segment, part }, timeoutMs) => waiters.until(() => hasPart(segment, part), timeoutMs),
    isWithinReach(segment) {
      const next = current?.segment.number ?? (segments.at(-1)?.number ?? -1) + 1
      return segment <= next + 1
    },
    async readPart(segment, part) {
      const parts = current?.segment.number === segment ? current.parts : recentParts.get(segment)
      if (parts) return parts[part]?.bytes
      const bytes = await readSegment(segment)
      return bytes && readFragments(bytes)[part]?.bytes
    },
    readSegment,
    readInit: async init => (init < inits ? files.readInit(init) : undefined),
    flush: files.flush,
  }
}
