import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBenchVideo, pushVideo } from './support/bench-video.ts'
import { startLiveServer } from './support/live-server.ts'
import { cpuSeconds } from './support/measure-cpu.ts'
import { scaled } from './support/scale.ts'

const counts = scaled([10, 30], [1, 2])
const megabits = 3
const settleMs = scaled(8_000, 500)
const measureMs = scaled(20_000, 1_000)
/** Of one core, for each stream. */
const goalPercent = 2

/** How many live games pass through: the server's CPU for each stream, with all packaging, at ten and at thirty at once. */
export default async function bench(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const file = join(dir, 'game.mp4')
  await makeBenchVideo(file, { seconds: 10, bitsPerSecond: megabits * 1_000_000, size: '640x360' })
  const server = await startLiveServer()
  const encoders: ReturnType<typeof pushVideo>[] = []
  const measure = async () => {
    await sleep(settleMs)
    const [startMs, startCpu] = [performance.now(), cpuSeconds(server.pid)]
    await sleep(measureMs)
    return ((cpuSeconds(server.pid) - startCpu) / ((performance.now() - startMs) / 1000)) * 100
  }
  try {
    const idle = await measure()
    console.log(`  nobody sends: ${idle.toFixed(1)} % of a core`)
    const perStream: number[] = []
    for (const count of counts) {
      const games = await server.openGames(count - encoders.length)
      encoders.push(...games.map(({ rtmpUrl }) => pushVideo(file, rtmpUrl, { isLive: true })))
      const busy = await measure()
      const alive = encoders.filter(({ child }) => child.exitCode === null).length
      perStream.push((busy - idle) / count)
      console.log(
        `  ${alive} of ${count} streams of ${megabits} Mbit/s: ${busy.toFixed(1)} % of a core, ${((busy - idle) / count).toFixed(2)} % each`,
      )
    }
    const [few = 0, many = 0] = perStream
    console.log(
      `live events: ${many.toFixed(2)} % of a core for each of ${counts.at(-1)} (goal ≤ ${goalPercent}), ÷ each of ${counts[0]}: ${(many / few).toFixed(2)}`,
    )
  } finally {
    for (const { child } of encoders) child.kill('SIGKILL')
    await Promise.all(encoders.map(({ done }) => done))
    await server.stop()
    await rm(dir, { recursive: true })
  }
}
