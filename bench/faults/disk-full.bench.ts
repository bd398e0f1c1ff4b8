import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLiveServer } from '../../e2e/support/live-server.ts'
import { openGame, startPlayback } from '../support/open-game.ts'
import { startPatientEncoder } from '../support/patient-encoder.ts'
import { isUnbroken, readList } from '../support/read-list.ts'
import { scaled } from '../support/scale.ts'
import { fillDisk, mountSmallDisk } from '../support/small-disk.ts'

const fullMs = scaled(15_000, 500)
const goalSeconds = 10

/** The disk of the recordings is a small one in memory, filled up during a game and emptied again. */
export default async function bench(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const mediaDir = join(dir, 'data/media')
  const unmount = await mountSmallDisk(mediaDir, '24m')
  if (!unmount) {
    console.log('disk full: not tried, since only root may mount a small disk')
    return rm(dir, { recursive: true })
  }
  const server = await startLiveServer({ DATA_DIR: join(dir, 'data') })
  const game = await openGame(server)
  const encoder = startPatientEncoder(game.rtmpUrl)
  try {
    await startPlayback(server.url, game)
    await until(async () => (await readList(server.url, game)).length > 2)
    await fillDisk(join(mediaDir, 'filler'))
    const alarmSeconds = await until(async () => server.output().includes('A recording cannot be written'))
    await sleep(fullMs)
    const during = await readList(server.url, game)
    await rm(join(mediaDir, 'filler'))
    const resumedSeconds = await until(async () => {
      const last = (await readList(server.url, game)).at(-1)
      return last !== undefined && !last.isGap && last.number > (during.at(-1)?.number ?? 0)
    })
    const list = await readList(server.url, game)
    const sizes = await Promise.all(
      list
        .filter(({ isGap }) => !isGap)
        .map(async ({ url }) => (await (await fetch(url)).arrayBuffer()).byteLength),
    )
    const gaps = list.filter(({ isGap }) => isGap).length
    console.log(
      `  ${list.length} segments, ${gaps} of them gaps, the list ${isUnbroken(list) ? 'unbroken' : 'BROKEN'}`,
    )
    console.log(
      `disk full: alarm after ${alarmSeconds.toFixed(1)} s, resumed after ${resumedSeconds.toFixed(1)} s (goal ≤ ${goalSeconds} each), ${sizes.filter(bytes => bytes < 100).length} empty segments (goal 0)`,
    )
  } finally {
    await encoder.stop()
    await server.stop()
    await unmount()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Seconds until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const startedAtMs = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAtMs > 60_000) throw new Error('It did not come to it within a minute')
    await sleep(100)
  }
  return (performance.now() - startedAtMs) / 1000
}
