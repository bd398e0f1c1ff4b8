import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createRtmpServer,
  findFfmpeg,
  type Ladder,
  openRecording,
  type RecordingWriter,
  startLadder,
  startLiveRun,
} from '@grandstand/media'
import { startEncoder } from '@grandstand/media/test-encoder'
import { planLiveLadder } from '@grandstand/rules'
import { judge, scaled } from './support/scale.ts'

const seconds = scaled(10, 6)
const kills = scaled(10, 1)
/** A source and the sizes that are made of it. */
const ladders = scaled<[size: string, heights: number[]][]>(
  [
    ['1280x720', [360]],
    ['1280x720', [480, 360]],
    ['1920x1080', [720, 480, 360]],
  ],
  [['320x180', [120]]],
)
/** Linux counts so. */
const ticksPerSecond = 100

const ffmpeg = await findFfmpeg(null)

/** A source as fast as its encoder gives it, or at a camera's pace, with its ladder. */
async function open(heights: number[], size: string, isLive: boolean) {
  if (!ffmpeg) throw new Error('This bench needs ffmpeg')
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-ladder-'))
  const sizes = new Map<string, RecordingWriter>()
  const openSize = (name: string) => openRecording({ dir: join(dir, name), onProblem: console.error })
  const source = await openSize('.')
  const running: { ladder: Ladder | null } = { ladder: null }
  const dropped: string[] = []
  const server = createRtmpServer({
    onError: () => {},
    async onCamera() {
      const ladder = startLadder({
        path: ffmpeg.path,
        plan: picture => planLiveLadder(heights, picture),
        async openRung({ name }) {
          const recording = await openSize(name)
          sizes.set(name, recording)
          return recording
        },
        onSource: () => {},
        onReady: () => {},
        onDropped: ({ name }) => dropped.push(name),
        onFailed: console.error,
        ...(isLive ? {} : { maxLagMs: Number.POSITIVE_INFINITY }),
      })
      running.ladder = ladder
      return startLiveRun(source, () => Date.now(), ladder)
    },
  })
  const port = await server.listen(0, '127.0.0.1')
  const encoder = startEncoder(`rtmp://127.0.0.1:${port}/live/x`, {
    seconds: isLive ? 600 : seconds,
    isLive,
    size,
  })
  return {
    source,
    sizes,
    running,
    dropped,
    async close() {
      encoder.child.kill('SIGKILL')
      await encoder.done
      await running.ladder?.end()
      await server.close()
      for (const recording of [source, ...sizes.values()]) await recording.flush()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(50)
}

/** Of a process, so far; what else the machine does then does not count. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (user + system) / ticksPerSecond
}

/** What the sizes cost, and how much faster than it is played a core makes them. */
async function measureCost(size: string, heights: number[]): Promise<void> {
  const bench = await open(heights, size, false)
  await until(() => bench.sizes.size === heights.length)
  const ends = () => [...bench.sizes.values()].map(({ endSeconds }) => endSeconds)
  // The last group of pictures waits in ffmpeg for its end, and the first has no smaller sizes.
  await until(() => Math.min(...ends()) > seconds - 4)
  const made = Math.min(...ends()) - 2
  const cost = (await cpuSeconds(bench.running.ladder?.pid ?? 0)) / made
  console.log(
    `  ${size} → ${heights.join(' + ')}: ${cost.toFixed(2)} of a core, ${(1 / cost).toFixed(1)} × real time`,
  )
  await bench.close()
}

async function killAgainAndAgain(): Promise<void> {
  const bench = await open([180, 120], '640x360', true)
  await until(() => bench.sizes.get('120p')?.isReady ?? false)
  for (let count = 0; count < kills; count += 1) {
    // While it starts again it has none; and a signal to process 0 goes to all that run here.
    await until(() => bench.running.ladder?.pid !== undefined)
    const killed = Number(bench.running.ladder?.pid)
    process.kill(killed, 'SIGKILL')
    await until(() => (bench.running.ladder?.pid ?? killed) !== killed)
    const { endSeconds } = bench.source
    await until(() => (bench.sizes.get('120p')?.endSeconds ?? 0) > endSeconds)
  }
  const plain = { isLowLatency: false, isDelta: false }
  const text = bench.sizes.get('120p')?.playlist(plain) ?? ''
  let longest = 0
  let gap = 0
  for (const [, isGap, length] of text.matchAll(/(#EXT-X-GAP\n)?#EXTINF:([\d.]+),/g)) {
    gap = isGap === undefined ? 0 : gap + Number(length)
    longest = Math.max(longest, gap)
  }
  const isSourceWhole = !/GAP|DISCONTINUITY/.test(bench.source.playlist(plain))
  console.log(
    `  ffmpeg killed ${kills} ×: longest gap of a rung ${longest.toFixed(1)} s, source ${isSourceWhole ? 'whole' : 'HURT'}`,
  )
  await bench.close()
  judge(isSourceWhole, 'The source was disturbed')
}

export default async function bench(): Promise<void> {
  for (const [size, heights] of ladders) await measureCost(size, heights)
  await killAgainAndAgain()
}
