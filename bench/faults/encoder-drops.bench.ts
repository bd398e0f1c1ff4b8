import { startEncoder } from '@grandstand/media/test-encoder'
import { startLiveServer } from '../../e2e/support/live-server.ts'
import { openBrowser } from '../support/open-browser.ts'
import { openGame, startPlayback } from '../support/open-game.ts'
import { quantile } from '../support/quantile.ts'
import { isUnbroken, readList } from '../support/read-list.ts'
import { scaled } from '../support/scale.ts'
import { watchGame } from '../support/watch-game.ts'

const drops = scaled(20, 1)

/** The encoder is killed again and again: one recording, numbers that never fall, and a player that goes on by itself. */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const browser = await openBrowser()
  const game = await openGame(server)
  const start = () => startEncoder(game.rtmpUrl, { seconds: 600, isLive: true })
  let encoder = start()
  try {
    await startPlayback(server.url, game)
    const watching = await watchGame(browser, `${server.url}/watch/${game.eventId}`)
    const backMs: number[] = []
    let falls = 0
    let last = -1
    for (let drop = 0; drop < drops; drop += 1) {
      encoder.child.kill('SIGKILL')
      await encoder.done
      encoder = start()
      backMs.push(await watching.untilFrames(50, 60_000))
      const list = await readList(server.url, game)
      const newest = list.at(-1)?.number ?? -1
      if (newest < last || !isUnbroken(list)) falls += 1
      last = newest
    }
    const { media } = await (
      await fetch(`${server.url}/api/events/${game.eventId}?api_key=${game.apiKey}`)
    ).json()
    console.log(
      `  the picture goes on after p50 ${(quantile(backMs, 0.5) / 1000).toFixed(1)} s, at most ${(Math.max(...backMs) / 1000).toFixed(1)} s, with the 50 frames that are waited for`,
    )
    console.log(
      `encoder drops: ${backMs.length} of ${drops} survived with ${watching.reloads()} reloads (goal 0), ${falls} falls of the sequence (goal 0), ${media.length} recording (goal 1)`,
    )
  } finally {
    encoder.child.kill('SIGKILL')
    await browser.close()
    await server.stop()
  }
}
