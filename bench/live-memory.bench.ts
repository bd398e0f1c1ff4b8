import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openRecording, type RecordingWriter, startLiveRun } from '@grandstand/media'
import { runFfmpeg } from '@grandstand/media/test-encoder'
import { readFlv } from '../packages/media/src/flv/read-flv.ts'
import { makeBenchVideo } from './support/bench-video.ts'
import { scaled } from './support/scale.ts'

const hours = scaled(6, 2)
/** What is called an hour. */
const hourSeconds = scaled(3_600, 60)
const goalMegabytesPerHour = 2
const lowLatency = { isLowLatency: true, isDelta: true }

/**
 * What an hour of live leaves behind in memory, and on the list that players ask for. Accelerated: the packager takes
 * hour after hour as fast as it can, each a new connection into the same recording, and the heap is counted after a
 * collection.
 */
export default async function bench(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const file = join(dir, 'game.mp4')
  try {
    await makeBenchVideo(file, { seconds: 20, bitsPerSecond: 150_000, size: '160x90' })
    const recording = await openRecording({ dir: join(dir, 'recording'), onProblem: console.error })
    const after: number[] = []
    for (let hour = 0; hour < hours; hour += 1) {
      await takeHour(recording, file)
      after.push(await heapMegabytes())
      const whole = recording.playlist({ ...lowLatency, isDelta: false }).length / 1024
      console.log(
        `  after hour ${hour + 1}: ${after.at(-1)?.toFixed(1)} MB; list of ${whole.toFixed(0)} KB, as a delta ${(recording.playlist(lowLatency).length / 1024).toFixed(1)} KB`,
      )
    }
    const perHour = ((after.at(-1) ?? 0) - (after[0] ?? 0)) / (hours - 1)
    console.log(
      `memory per live hour: ${perHour.toFixed(2)} MB (goal ≤ ${goalMegabytesPerHour}); last ÷ first hour: ${((after.at(-1) ?? 0) / (after[0] ?? 1)).toFixed(2)}`,
    )
  } finally {
    await rm(dir, { recursive: true })
  }
}

async function takeHour(recording: RecordingWriter, file: string): Promise<void> {
  const again = ['-stream_loop', '-1', '-i', file, '-t', String(hourSeconds)]
  const { child, done } = runFfmpeg([...again, '-c', 'copy', '-f', 'flv', 'pipe:1'])
  // Read here; what gathers it for others would hold it.
  child.stdout.removeAllListeners('data')
  const run = startLiveRun(recording, () => Date.now())
  let lastSegment = 0
  for await (const tag of readFlv(child.stdout)) {
    run[tag.kind](tag.timestampMs, tag.body)
    const segment = Math.floor(recording.endSeconds / 20)
    if (segment === lastSegment) continue
    lastSegment = segment
    recording.playlist(lowLatency)
    await recording.flush()
  }
  run.end()
  await recording.flush()
  await done
}

async function heapMegabytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // What lies outside the heap is given back a little later.
  for (let turn = 0; turn < 5; turn += 1) {
    collect()
    await sleep(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
