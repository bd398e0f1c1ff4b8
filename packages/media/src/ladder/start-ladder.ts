import type { FfmpegTool } from '../ffmpeg/start-ffmpeg.ts'
import { readVideoTag } from '../flv/read-tag.ts'
import type { RunStart } from '../live/frame-writer.ts'
import type { LiveTap } from '../live/live-run.ts'
import type { RecordingWriter } from '../live/open-recording.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'
import type { LadderRung } from './ladder-rung.ts'
import { createLadderRunner } from './ladder-runner.ts'
import { type OpenRungs, openRungs } from './open-rungs.ts'
import { createSourceMeter } from './source-meter.ts'

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

/**
 * Makes the smaller rungs of a live stream. Whatever happens here, the source does not wait: a process that dies is started
 * again at the next key frame, and one that cannot keep up loses its largest rung.
 */
export function startLadder(options: LadderOptions): Ladder {
  const { path, guard, maxLagMs = defaultMaxLagMs } = options
  const configs: { video: Buffer | null; audio: Buffer | null } = { video: null, audio: null }
  const meter = createSourceMeter()
  const runner = createLadderRunner({
    path,
    guard,
    onTag(rung, tag) {
      const codecs = rungs?.take(rung, tag) ?? null
      if (codecs !== null) options.onReady(rung, { codecs, frameRate: meter.frameRate })
    },
    onFailed(said) {
      if (!isOver) options.onFailed(said)
    },
  })
  let runStart: RunStart | null = null
  let rungs: OpenRungs | null = null
  let opening: Promise<void> = Promise.resolve()
  let isTold = false
  let isOver = false

  function takeKey(ms: number): void {
    const facts = meter.takeKey(ms)
    const size = facts && !isTold ? sizeOf(configs.video) : null
    if (facts && size) {
      isTold = true
      options.onSource({ ...size, ...facts })
    }
    if (isTooSlow(ms)) dropLargest()
    if (!runner.isRunning) start(ms)
  }

  /** Recordings are opened while the source goes on; the rungs begin with one of its next key frames. */
  async function open(at: RunStart): Promise<void> {
    const size = sizeOf(configs.video)
    if (!size) return
    const opened = await openRungs(options.plan(size), at, options.openRung)
    if (!isOver) rungs = opened
  }

  function start(ms: number): void {
    const { video, audio } = configs
    const plan = rungs?.list() ?? []
    if (!rungs || plan.length === 0 || meter.keyEveryMs === null || !video || runner.hasGivenUp) return
    const keyEverySeconds = meter.keyEveryMs / 1000
    rungs.expectSegments(keyEverySeconds)
    runner.start(ms, { rungs: plan, keyEverySeconds, configs: { video, audio } })
  }

  /** How far the slowest rung is behind what it was given. */
  function isTooSlow(ms: number): boolean {
    if (!runner.isRunning || !rungs) return false
    return ms - rungs.slowestMs(runner.startedAtMs) > maxLagMs || runner.isFull()
  }

  function dropLargest(): void {
    runner.stop()
    const dropped = rungs?.dropLargest()
    if (dropped) options.onDropped(dropped)
  }

  /** The encoder connected, or changed its picture: the rungs restart, as the source does. */
  function restart(): void {
    runner.stop()
    rungs?.end()
    rungs = null
    if (runStart) opening = open(runStart).catch(error => options.onFailed(String(error)))
  }

  return {
    get pid() {
      return runner.pid
    },
    config(kind, body) {
      const isNew = configs[kind] !== null && !configs[kind].equals(body)
      configs[kind] = Buffer.from(body)
      if (isNew) restart()
    },
    begin(at) {
      runStart = at
      restart()
    },
    video(ms, isKey, body) {
      if (isOver) return
      if (isKey) takeKey(ms)
      meter.takePicture(body.length)
      runner.write({ kind: 'video', timestampMs: ms, body })
    },
    audio(ms, body) {
      meter.takeSound(body.length)
      runner.write({ kind: 'audio', timestampMs: ms, body })
    },
    async end() {
      isOver = true
      await opening
      await runner.end()
      rungs?.end()
    },
  }
}

function sizeOf(config: Buffer | null) {
  const tag = config && readVideoTag(config)
  return tag?.kind === 'config' ? readAvcConfig(tag.avcC) : null
}
