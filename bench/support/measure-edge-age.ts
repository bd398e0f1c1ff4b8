import type { Varnish } from '../../apps/server/test/varnish.ts'
import { watchLive } from '../../e2e/support/live-game.ts'
import { startClockEncoder } from './clock-encoder.ts'
import { measureGlass } from './measure-glass.ts'
import { openBrowser } from './open-browser.ts'
import { type OpenGame, startPlayback } from './open-game.ts'
import { judge } from './scale.ts'

const goalGlassSeconds = 1.3

/** How old the picture is that a viewer sees who has the page and its video from an edge. */
export async function measureEdgeAge(game: OpenGame, edge: Varnish): Promise<void> {
  const encoder = startClockEncoder(game.rtmpUrl)
  const browser = await openBrowser()
  try {
    await startPlayback(edge.url, game)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${edge.url}/watch/${game.eventId}`)
    await watchLive(page)
    const { p50, p95, count } = await measureGlass(page)
    console.log(
      `glass to glass through an edge: p50 ${p50.toFixed(2)} s, p95 ${p95.toFixed(2)} s of ${count} samples (goal ≤ ${goalGlassSeconds})`,
    )
    judge(p95 <= goalGlassSeconds, 'An edge makes the picture late')
  } finally {
    await browser.close()
    await encoder.stop()
  }
}
