import type { FfmpegTool } from '../ffmpeg/start-ffmpeg.ts'
import type { FlvTag } from '../flv/read-flv.ts'
import { type LadderProcess, type ProcessOptions, startLadderProcess } from './ladder-process.ts'

interface RunnerOptions extends FfmpegTool {
  onTag: ProcessOptions['onTag']
  /** It failed too often and is not started again. */
  onFailed: (said: string) => void
}

interface RunStart extends Pick<ProcessOptions, 'rungs' | 'keyEverySeconds'> {
  configs: { video: Buffer; audio: Buffer | null }
}

/** What waits for ffmpeg must not fill the memory, however large the pictures are. */
const maxWaitingBytes = 32 * 1024 * 1024
const maxFailures = 5

/** One ffmpeg at a time. */
export function createLadderRunner({ path, guard, onTag, onFailed }: RunnerOptions) {
  let child: LadderProcess | null = null
  let startedAtMs = 0
  let failures = 0
  const isFull = () => child !== null && child.waitingBytes > maxWaitingBytes

  return {
    get pid() {
      return child?.pid
    },
    get isRunning() {
      return child !== null
    },
    get startedAtMs() {
      return startedAtMs
    },
    get hasGivenUp() {
      return failures >= maxFailures
    },
    isFull,
    start(ms: number, { rungs, keyEverySeconds, configs: { video, audio } }: RunStart): void {
      startedAtMs = ms
      const started = startLadderProcess({
        path,
        guard,
        rungs,
        keyEverySeconds,
        hasSound: audio !== null,
        // What one that was stopped still had to say is of times that count no more.
        onTag(rung, tag) {
          if (child !== started) return
          if (tag.kind === 'video' && tag.timestampMs > startedAtMs + 1_000) failures = 0
          onTag(rung, tag)
        },
        onEnd(said) {
          if (child !== started) return
          child = null
          failures += 1
          if (failures === maxFailures) onFailed(said)
        },
      })
      child = started
      child.write({ kind: 'video', timestampMs: ms, body: video })
      if (audio) child.write({ kind: 'audio', timestampMs: ms, body: audio })
    },
    write(tag: FlvTag): void {
      if (tag.kind === 'video' ? !isFull() : tag.timestampMs >= startedAtMs) child?.write(tag)
    },
    stop(): void {
      const stopped = child
      child = null
      stopped?.kill()
    },
    end: async () => child?.end(),
  }
}
