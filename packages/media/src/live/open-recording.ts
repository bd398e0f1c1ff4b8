import { initSegment } from '../mp4/init-segment.ts'
import type { TrackConfigs } from '../mp4/track.ts'
import { createLiveReads } from './live-reads.ts'
import { longestSegmentSeconds, type Recording } from './recording.ts'
import { type FilesOptions, openRecordingFiles, type RecordingFiles } from './recording-files.ts'
import type { Part } from './segment.ts'
import { createSegmentList, type Gap, type SegmentStart } from './segment-list.ts'
import { createTarget } from './segment-target.ts'

export interface RecordingOptions extends FilesOptions {
  partTargetSeconds?: number
  segmentTargetSeconds?: number
  /** The longest segment there will be; by default it follows from the encoder's key frames. */
  longestSegmentSeconds?: number
}

interface Targets {
  partTargetSeconds: number
  segmentTargetSeconds: number
}

/** If the first segment is still open after this long, players must expect long ones. */
const longSegmentSeconds = 4
/** The writer of a recording. Unlike readers it knows about parts, and about what is not on the disk yet. */
export interface RecordingWriter extends Recording {
  readonly targets: Targets
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
  /** The event is over: the playlist gets its last line. Rejects, and can be repeated, where the disk did not take all. */
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
  targets: Targets,
  longestSeconds: number | undefined,
): RecordingWriter {
  const list = createSegmentList(files.found, files.writer)
  const { segments } = list
  const target = createTarget(files, targets.segmentTargetSeconds)
  const { initWriters } = files.found
  const { changed, ...reads } = createLiveReads(list, files, () => ({
    partTargetSeconds: targets.partTargetSeconds,
    targetSeconds: target.seconds ?? longestSegmentSeconds,
    writer: files.writer,
    initWriters,
  }))
  let { codecs } = files.found
  // Each part has one, and no segment has a thousand.
  let sequenceNumber = (segments.length + 1) * 1000
  if (longestSeconds !== undefined) target.settle(longestSeconds)

  return {
    ...reads,
    targets,
    segments,
    initWriters,
    writerOf: list.writerOf,
    get endSeconds() {
      return list.endSeconds
    },
    get maxSegmentSeconds() {
      return (target.seconds ?? longestSegmentSeconds) + 0.4
    },
    get isReady() {
      return target.seconds !== null && !list.isEmpty
    },
    get isEnded() {
      return list.isEnded
    },
    get codecs() {
      return codecs
    },
    nextSequenceNumber() {
      sequenceNumber += 1
      return sequenceNumber
    },
    addInit(configs, ownCodecs) {
      const number = initWriters.length
      initWriters.push(files.writer)
      codecs = ownCodecs
      files.writeInit(number, initSegment(configs), ownCodecs)
      return number
    },
    beginSegment: start => files.beginSegment(list.begin(start)),
    addPart(part) {
      const segment = list.addPart(part)
      if (!segment) return
      files.writePart(part.bytes)
      if (segment.durationSeconds > longSegmentSeconds) target.settle(longestSegmentSeconds)
      changed()
    },
    endSegment() {
      const segment = list.end()
      if (!segment) return
      target.settle(segment.durationSeconds)
      files.endSegment(segment, () => {
        list.lose(segment)
        changed()
      })
      changed()
    },
    addGap(gap) {
      const added = list.addGap(gap, targets.segmentTargetSeconds)
      if (added.length === 0) return false
      target.settle(targets.segmentTargetSeconds)
      for (const segment of added) files.writeGap(segment)
      changed()
      return true
    },
    expectSegments: target.settle,
    async end() {
      if (!list.isEnded) {
        list.setEnded(true)
        files.writeEnd()
        changed()
      }
      await files.close()
      // Only once they are on the disk: players who see the end ask for the last segments.
      if (list.isEnded) list.forgetParts()
      changed()
    },
    resume() {
      if (!list.isEnded) return
      list.setEnded(false)
      files.writeResume()
      changed()
    },
    readInit: async init => (init < initWriters.length ? files.readInit(init, initWriters[init]) : undefined),
    flush: files.flush,
  }
}
