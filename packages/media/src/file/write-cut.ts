import { open, rm } from 'node:fs/promises'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { SegmentMissing } from '../live/pin-stretch.ts'
import { coverScope, isInScope, reorderSeconds } from '../live/ranged-playlist.ts'
import { endOf, type Recording } from '../live/recording.ts'
import type { Segment } from '../live/segment.ts'
import { trimEdits } from '../mp4/trim-edits.ts'
import { type CutPiece, copyArguments, encodeArguments } from './cut-arguments.ts'
import type { DrawOptions } from './draw-options.ts'
import { probeFile } from './probe-file.ts'
import type { FileFacts } from './read-probe.ts'
import { timeLimitMs } from './time-limit.ts'

export interface CutOptions {
  recording: Recording
  /** On the time line of the recording. */
  fromSeconds: number
  toSeconds: number
  /** The file may contain nothing of the recording but the cut: it is re-encoded. */
  isExact: boolean
  target: string
}

/** A file that is shorter than this part of its cut was cut off, as by a full disk. */
const leastShare = 0.9
/** A frame or two at the ends of a short one. */
const toleranceSeconds = 0.5

/**
 * A stretch of a recording as one MP4 that can start playing while it loads, exact to the frame at both ends. Copied where
 * that can be; what an encoder sent in another size in between is fitted in.
 */
export async function writeCut(options: DrawOptions, cut: CutOptions): Promise<FileFacts> {
  const { recording, fromSeconds, toSeconds, target } = cut
  const scope = coverScope(cut)
  const segments = recording.segments.filter(segment => !segment.isGap && isInScope(segment, scope))
  const runs = await listRuns(recording, segments)
  const pieces = runs.map(({ segments: own }, index): CutPiece & { segments: Segment[] } => ({
    file: `${target}.${index}.piece`,
    fromSeconds: Math.max(fromSeconds, own[0]?.startSeconds ?? 0),
    toSeconds: Math.min(toSeconds, endOf(own.at(-1))),
    segments: own,
  }))
  const [first] = pieces
  if (!first) throw new SegmentMissing('There is no picture')
  const seconds = pieces.reduce((sum, piece) => sum + piece.toSeconds - piece.fromSeconds, 0)
  try {
    for (const [index, piece] of pieces.entries())
      await writePiece(recording, runs[index]?.init, piece.segments, piece.file)
    const canCopy = !cut.isExact && pieces.length === 1
    if (canCopy) await copy(options, first, target)
    else await encode(options, pieces, target)
    const facts = await probeFile(options, target)
    const leastSeconds = Math.min(seconds * leastShare, seconds - toleranceSeconds)
    if ((facts?.durationSeconds ?? 0) < leastSeconds || !facts?.video)
      throw new Error('The file is incomplete')
    return facts
  } finally {
    for (const { file } of pieces) await rm(file, { force: true })
  }
}

/** ffmpeg takes the last key frame that is stored before the time, though it may be shown after it. */
async function copy(
  options: DrawOptions,
  piece: CutPiece & { segments: Segment[] },
  target: string,
): Promise<void> {
  const { file, fromSeconds, toSeconds } = piece
  const early = Math.max(piece.segments[0]?.startSeconds ?? 0, fromSeconds - reorderSeconds)
  const args = copyArguments({ file, toSeconds, fromSeconds: early }, inputArguments, target)
  await runFfmpeg(['-loglevel', 'error', ...args], {
    ...options,
    purpose: 'cut',
    timeoutMs: timeLimitMs({ seconds: toSeconds - early, sizes: [] }),
    isBrief: true,
    files: { read: file, write: target },
  })
  await trimEdits(target, { skipSeconds: fromSeconds - early, seconds: toSeconds - fromSeconds })
}

async function encode(options: DrawOptions, pieces: readonly CutPiece[], target: string): Promise<void> {
  const facts: (FileFacts | null)[] = []
  for (const { file } of pieces) facts.push(await probeFile(options, file))
  const size = facts[0]?.video
  if (!size) throw new Error('A piece has no picture')
  const seconds = pieces.reduce((sum, piece) => sum + piece.toSeconds - piece.fromSeconds, 0)
  const hasSound = facts.every(each => each?.audio)
  await runFfmpeg(
    ['-loglevel', 'error', ...encodeArguments(pieces, inputArguments, { size, hasSound }, target)],
    {
      ...options,
      purpose: 'cut',
      timeoutMs: timeLimitMs({ seconds, sizes: [size, size], frameRate: size.frameRate }),
      files: { read: pieces.map(({ file }) => file), write: target },
    },
  )
}

interface Run {
  init: Buffer
  segments: Segment[]
}

/** Stretches with one configuration; an encoder that came back with the same one goes on. */
async function listRuns(recording: Recording, segments: readonly Segment[]): Promise<Run[]> {
  const runs: Run[] = []
  for (const segment of segments) {
    const last = runs.at(-1)
    if (last?.segments.at(-1)?.init === segment.init) {
      last.segments.push(segment)
      continue
    }
    const init = await recording.readInit(segment.init)
    if (!init) throw new SegmentMissing('An init is missing')
    if (last?.init.equals(init)) last.segments.push(segment)
    else runs.push({ init, segments: [segment] })
  }
  return runs
}

/** ffmpeg seeks in files alone. */
async function writePiece(
  recording: Recording,
  init: Buffer | undefined,
  segments: readonly Segment[],
  target: string,
): Promise<void> {
  const file = await open(target, 'w')
  try {
    // `write` may leave off where the disk is full, and say nothing.
    if (init) await file.appendFile(init)
    for (const { number } of segments) {
      const bytes = await recording.readSegment(number)
      if (!bytes) throw new SegmentMissing(`Segment ${number} is missing`)
      await file.appendFile(bytes)
    }
  } finally {
    await file.close()
  }
}
