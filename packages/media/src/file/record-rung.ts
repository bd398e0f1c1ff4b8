import { rm, stat } from 'node:fs/promises'
import { memoryLimitBytes } from '../ffmpeg/memory-limit.ts'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readFlv } from '../flv/read-flv.ts'
import { startLiveRun, UnsupportedStream } from '../live/live-run.ts'
import { openRecording } from '../live/open-recording.ts'
import type { DrawOptions } from './draw-options.ts'
import type { FileFacts } from './read-probe.ts'
import { planArguments, type RungPlan } from './rung-plan.ts'
import { createRungWatch, type RungFacts } from './rung-watch.ts'
import { timeLimitMs, usefulSeconds } from './time-limit.ts'

export interface RecordOptions extends DrawOptions {
  file: string
  facts: FileFacts
  plan: RungPlan
  /** Emptied first. */
  dir: string
  /** The wall-clock time of the first picture; must be the same for all rungs of a video. */
  startedAt: Date
  maxSeconds: number
  onProgress: (seconds: number) => void
}

/** One fragment per segment is enough for what is not live, and means fewer writes. */
const partTargetSeconds = 20
const segmentTargetSeconds = 4
const longestSegmentSeconds = 10
/** How much may queue for the disk. */
const flushBytes = 8 * 1024 * 1024

/**
 * One rung of a video, through the packager of live: the same segments, ended as a replay. Throws `NotConforming` where
 * a file that should be copied turns out to need an encoder.
 */
export async function recordRung(options: RecordOptions): Promise<RungFacts> {
  const { file, facts, plan, dir, startedAt } = options
  if (!facts.video) throw new UnsupportedStream('There is no picture')
  await rm(dir, { recursive: true, force: true })
  const problems: unknown[] = []
  const recording = await openRecording({
    dir,
    partTargetSeconds,
    segmentTargetSeconds,
    longestSegmentSeconds,
    onProblem: error => problems.push(error),
  })
  const run = startLiveRun(recording, () => startedAt.getTime())
  const watch = createRungWatch({ isCopy: plan.video === 'copy', maxSeconds: options.maxSeconds })

  await runFfmpeg(
    [
      ...['-loglevel', 'error', ...inputArguments(file)],
      ...planArguments(plan, { video: facts.video.stream, audio: facts.audio?.stream ?? null }),
    ],
    {
      path: options.path,
      guard: options.guard,
      tally: options.tally,
      purpose: 'rung',
      signal: options.signal,
      files: { read: file },
      memoryBytes: memoryLimitBytes(facts.video),
      timeoutMs: timeLimitMs({
        seconds: Math.min(options.maxSeconds, usefulSeconds(facts.durationSeconds, (await stat(file)).size)),
        sizes: plan.video === 'copy' ? [] : [facts.video, plan.video],
        frameRate: facts.video.frameRate,
      }),
      async onOutput(output) {
        let waiting = 0
        for await (const tag of readFlv(output)) {
          watch.see(tag)
          run[tag.kind](tag.timestampMs, tag.body)
          waiting += tag.body.length
          options.onProgress(recording.endSeconds)
          if (waiting < flushBytes) continue
          waiting = 0
          await recording.flush()
          if (problems.length > 0) throw problems[0]
        }
      },
    },
  )
  run.end()
  await recording.end()
  if (problems.length > 0) throw problems[0]
  if (!recording.isReady || recording.codecs === null) throw new UnsupportedStream('There is no picture')
  return { ...watch.facts(), codecs: recording.codecs, durationSeconds: recording.endSeconds }
}
