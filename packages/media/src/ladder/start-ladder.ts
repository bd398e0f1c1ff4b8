import type { FfmpegTool } from '../ffmpeg/start-ffmpeg.ts'
import type { FlvTag } from '../flv/read-flv.ts'
import { readVideoTag } from '../flv/read-tag.ts'
import type { RunPlace } from '../live/frame-writer.ts'
import type { LiveTap } from '../live/live-run.ts'
import type { RecordingWriter } from '../live/open-recording.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'
import { type LadderProcess, startLadderProcess } from './ladder-process.ts'
import type { LadderRung } from './ladder-rung.ts'
import { createRungRecorder, type RungRecorder } from './rung-recorder.ts'

export interface LadderOptions extends FfmpegTool {
  /** The tallest first. */
  plan: (source: { width: number; height: number }) => LadderRung[]
  openRung: (rung: LadderRung) => Promise<RecordingWriter>
  /** Called once the source's frame rate and key frame interval are known. */
  onSource: (source: SourceFacts) => void
  /** The rung can be played, also from a little behind the edge; called again after each reconnect of the encoder. */
  onReady: (rung: LadderRung, facts: { codecs: string; frameRate: number }) => void
  /** The machine is too slow for the rung, which is dropped until the encoder reconnects. */
  onDropped: (rung: LadderRung) => void
  /** ffmpeg failed too often and is not started again. */
  onFailed: (said: string) => void
  maxLagMs?: number
}

export interface SourceFacts {
  width: number
  height: number
  frameRate: number
  bitsPerSecond: number
}

export interface Ladder extends LiveTap {
  /** Of the process that runs now. */
  readonly pid: number | undefined
  end(): Promise<void>
}

/** A rung that is further behind the source than this would never catch up. */
const defaultMaxLagMs = 6_000
/** What waits for ffmpeg must not fill the memory, however large the pictures are. */
const maxWaitingBytes = 32 * 1024 * 1024
const maxFailures = 5
/**
 * Players that take whole segments begin three of the longest before the end. A rung begins after the source, with a
 * gap. A viewer joining there has no picture for seconds.
 */
const segmentsBefore = 3

interface Rung {
  rung: LadderRung
  recording: RecordingWriter
  recorder: RungRecorder
  /** The number of the first segment of this connection. */
  first: number
  isReady: boolean
}

/**
 * Makes the smaller rungs of a live stream. Whatever happens here, the source does not wait: a process that dies is started
 * again at the next key frame, and one that cannot keep up loses its largest rung.
 */
export function startLadder(options: LadderOptions): Ladder {
  const { maxLagMs = defaultMaxLagMs } = options
  const configs: { video: Buffer | null; audio: Buffer | null } = { video: null, audio: null }
  let place: RunPlace | null = null
  let rungs: Rung[] = []
  let child: LadderProcess | null = null
  let startedAtMs = 0
  let failures = 0
  let isOver = false
  let opening: Promise<void> = Promise.resolve()
  let lastKeyMs: number | null = null
  let keyEveryMs: number | null = null
  let isTold = false
  /** Since the last key frame. */
  let group = { pictures: 0, bytes: 0 }
  let frameRate = 30

  function measure(ms: number): void {
    if (lastKeyMs !== null && ms > lastKeyMs) {
      keyEveryMs = ms - lastKeyMs
      frameRate = Math.max(1, Math.round((group.pictures * 1000) / keyEveryMs))
      const size = sourceSize()
      if (!isTold && size) {
        isTold = true
        options.onSource({
          ...size,
          frameRate,
          bitsPerSecond: Math.round((group.bytes * 8000) / keyEveryMs),
        })
      }
    }
    lastKeyMs = ms
    group = { pictures: 0, bytes: 0 }
  }

  function sourceSize() {
    const tag = configs.video && readVideoTag(configs.video)
    return tag?.kind === 'config' ? readAvcConfig(tag.avcC) : null
  }

  /** Recordings are opened while the source goes on; the rungs begin with one of its next key frames. */
  async function open(at: RunPlace): Promise<void> {
    const size = sourceSize()
    if (!size) return
    const made: Rung[] = []
    for (const rung of options.plan(size)) {
      const recording = await options.openRung(rung)
      const first = recording.segments.length
      made.push({ rung, recording, recorder: createRungRecorder(recording, at), first, isReady: false })
    }
    if (!isOver) rungs = made
  }

  function openAt(at: RunPlace): void {
    opening = open(at).catch(error => options.onFailed(String(error)))
  }

  function start(ms: number): void {
    if (rungs.length === 0 || keyEveryMs === null || !configs.video || failures >= maxFailures) return
    startedAtMs = ms
    const keyEverySeconds = keyEveryMs / 1000
    for (const { recording } of rungs) recording.expectSegments(keyEverySeconds)
    const started = startLadderProcess({
      path: options.path,
      guard: options.guard,
      rungs: rungs.map(({ rung }) => rung),
      keyEverySeconds,
      hasSound: configs.audio !== null,
      // What one that was stopped still had to say is of times that count no more.
      onTag: (rung, tag) => {
        if (child === started) take(rung, tag)
      },
      onEnd(said) {
        if (child !== started) return
        child = null
        failures += 1
        if (failures === maxFailures && !isOver) options.onFailed(said)
      },
    })
    child = started
    child.write({ kind: 'video', timestampMs: ms, body: configs.video })
    if (configs.audio) child.write({ kind: 'audio', timestampMs: ms, body: configs.audio })
  }

  function take(rung: LadderRung, tag: FlvTag): void {
    const one = rungs.find(each => each.rung === rung)
    if (!one) return
    one.recorder.take(tag)
    if (tag.kind === 'video' && tag.timestampMs > startedAtMs + 1_000) failures = 0
    const { codecs } = one.recording
    if (one.isReady || codecs === null || !reachesBack(one)) return
    one.isReady = true
    options.onReady(rung, { codecs, frameRate })
  }

  /** How far the slowest rung is behind what it was given. */
  function isTooSlow(ms: number): boolean {
    if (!child) return false
    const lastMs = Math.min(...rungs.map(({ recorder }) => Math.max(recorder.lastMs, startedAtMs)))
    return ms - lastMs > maxLagMs || child.waitingBytes > maxWaitingBytes
  }

  function dropLargest(): void {
    stopProcess()
    const [largest] = rungs.splice(0, 1)
    if (!largest) return
    largest.recorder.end()
    options.onDropped(largest.rung)
  }

  function stopProcess(): void {
    const stopped = child
    child = null
    stopped?.kill()
  }

  /** The encoder changed its picture: the rungs restart, as the source does. */
  function beginAnew(): void {
    stopProcess()
    for (const { recorder } of rungs) recorder.end()
    rungs = []
    if (place) openAt(place)
  }

  return {
    get pid() {
      return child?.pid
    },
    config(kind, body) {
      const isNew = configs[kind] !== null && !configs[kind].equals(body)
      configs[kind] = Buffer.from(body)
      if (isNew) beginAnew()
    },
    begin(at) {
      const isFirst = place === null
      place = at
      if (isFirst) openAt(at)
      else beginAnew()
    },
    video(ms, isKey, body) {
      if (isOver) return
      if (isKey) {
        measure(ms)
        if (isTooSlow(ms)) dropLargest()
        if (!child) start(ms)
      }
      group = { pictures: group.pictures + 1, bytes: group.bytes + body.length }
      if (child && child.waitingBytes <= maxWaitingBytes)
        child.write({ kind: 'video', timestampMs: ms, body })
    },
    audio(ms, body) {
      group.bytes += body.length
      if (child && ms >= startedAtMs) child.write({ kind: 'audio', timestampMs: ms, body })
    },
    async end() {
      isOver = true
      await opening
      await child?.end()
      for (const { recorder } of rungs) recorder.end()
    },
  }
}

function reachesBack({ recording, first }: Rung): boolean {
  const begin = recording.segments.slice(first).find(({ isGap }) => !isGap)
  if (!begin) return false
  return recording.endSeconds - begin.startSeconds >= segmentsBefore * recording.maxSegmentSeconds
}
