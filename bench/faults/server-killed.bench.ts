import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../e2e/support/demo-server.ts'
import { type LiveServer, startLiveServer } from '../../e2e/support/live-server.ts'
import { openBrowser } from '../support/open-browser.ts'
import { openGame, startPlayback } from '../support/open-game.ts'
import { startPatientEncoder } from '../support/patient-encoder.ts'
import { isUnbroken, readList } from '../support/read-list.ts'
import { scaled } from '../support/scale.ts'
import { watchGame } from '../support/watch-game.ts'

const kills = scaled(5, 1)
/** Some segments are closed by then. */
const betweenMs = scaled(7_000, 2_500)

/** Kill −9 of the server during a live game: what was recorded is there, and the page goes on by itself. */
export default async function bench(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const env = {
    PORT: String(await freePort()),
    RTMP_PORT: String(await freePort()),
    DATA_DIR: join(dir, 'data'),
  }
  let server: LiveServer = await startLiveServer(env)
  const browser = await openBrowser()
  const game = await openGame(server)
  const encoder = startPatientEncoder(game.rtmpUrl)
  try {
    await startPlayback(server.url, game)
    let watching = await watchGame(browser, `${server.url}/watch/${game.eventId}`)
    let [worstLost, worstBackMs, broken, survived] = [0, 0, 0, 0]
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(betweenMs)
      const before = await readList(server.url, game)
      process.kill(server.pid, 'SIGKILL')
      server = await startLiveServer(env)
      const readyAtMs = performance.now()
      try {
        await watching.untilFrames(50, 45_000)
        if (watching.reloads() === 0) survived += 1
      } catch (error) {
        console.log(`  ${error}`)
        watching = await watchGame(browser, `${server.url}/watch/${game.eventId}`)
      }
      const after = await readList(server.url, game)
      worstBackMs = Math.max(worstBackMs, performance.now() - readyAtMs)
      worstLost = Math.max(
        worstLost,
        before.filter(({ number, isGap }) => !isGap && after[number]?.isGap !== false).length,
      )
      if (!isUnbroken(after) || after.length < before.length) broken += 1
    }
    console.log(
      `  the picture goes on ${(worstBackMs / 1000).toFixed(1)} s after the server is back, at most`,
    )
    console.log(
      `server killed: ${kills} times, at most ${worstLost} segments lost (goal ≤ 1), ${broken} lists broken (goal 0), the page went on without a reload ${survived} times (goal ${kills})`,
    )
  } finally {
    await encoder.stop()
    await browser.close()
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
