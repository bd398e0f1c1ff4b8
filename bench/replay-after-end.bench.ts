import { startEncoder } from '@grandstand/media/test-encoder'
import { applyChannel } from '../e2e/support/apply-channel.ts'
import { type LiveServer, startLiveServer } from '../e2e/support/live-server.ts'
import { openBrowser } from './support/open-browser.ts'
import { type OpenGame, openGame, startPlayback } from './support/open-game.ts'
import { pressPlay } from './support/press-play.ts'
import { quantile } from './support/quantile.ts'
import { scaled } from './support/scale.ts'

const games = scaled(10, 1)
const goalSeconds = 3
/** Some segments are closed by then, and one is open. */
const playedMs = scaled(5_000, 2_500)
const timeoutMs = 30_000

/** From an operator's end of a live game until the last segment of its replay can be had, and until an open page shows it. */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  try {
    // What is measured is the game.
    await applyChannel(server, yaml => yaml, ['prerolls.yaml'])
    const ends: number[] = []
    for (let count = 0; count < games; count += 1) {
      const game = await openGame(server)
      ends.push(
        await whileLive(server, game, async () => {
          const startedAtMs = performance.now()
          await server.endGame(game.eventId)
          await untilReplay(server.url, game)
          return (performance.now() - startedAtMs) / 1000
        }),
      )
    }
    console.log(
      `end → replay: p50 ${quantile(ends, 0.5).toFixed(2)} s, p95 ${quantile(ends, 0.95).toFixed(2)} s of ${games} games (goal ≤ ${goalSeconds})`,
    )
    const shown = await openPage(server, await openGame(server))
    console.log(
      `end → first frame in an open page, pressed at once: ${shown.toFixed(2)} s (goal ≤ ${goalSeconds})`,
    )
  } finally {
    await server.stop()
  }
}

/** With an encoder that sends until the server cuts it off. */
async function whileLive<Answer>(server: LiveServer, game: OpenGame, work: () => Promise<Answer>) {
  const encoder = startEncoder(game.rtmpUrl, { seconds: 600, isLive: true })
  try {
    await startPlayback(server.url, game)
    await new Promise(resolve => setTimeout(resolve, playedMs))
    return await work()
  } finally {
    encoder.child.kill('SIGKILL')
    await encoder.done
  }
}

/** As a viewer comes to it: a grant, the whole list, and its last segment. */
async function untilReplay(url: string, game: OpenGame): Promise<void> {
  const deadlineMs = performance.now() + timeoutMs
  for (;;) {
    const address = await startPlayback(url, game)
    const list = await (await fetch(address)).text()
    if (list.trimEnd().endsWith('#EXT-X-ENDLIST')) {
      const last = list.match(/segment-[\w-]+\.m4s/g)?.at(-1) ?? ''
      const segment = await fetch(address.replace('index.m3u8', last))
      if (segment.status !== 200) throw new Error(`The last segment answers ${segment.status}`)
      await segment.arrayBuffer()
      return
    }
    if (performance.now() > deadlineMs) throw new Error(`No replay within ${timeoutMs} ms:\n${list}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Seconds from the end to the first frame, for somebody who sees the page change and presses the button. */
async function openPage(server: LiveServer, game: OpenGame): Promise<number> {
  const browser = await openBrowser()
  try {
    return await whileLive(server, game, async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(`${server.url}/watch/${game.eventId}`)
      await page.getByRole('button', { name: 'Watch live' }).waitFor({ timeout: timeoutMs })
      await page.waitForLoadState('networkidle')
      const startedAtMs = performance.now()
      await server.endGame(game.eventId)
      const play = page.getByRole('button', { name: 'Watch the replay' })
      await play.waitFor({ timeout: timeoutMs })
      await pressPlay(play)
      return (performance.now() - startedAtMs) / 1000
    })
  } finally {
    await browser.close()
  }
}
