import type { Route } from '@playwright/test'
import { watchLive } from '../e2e/support/live-game.ts'
import { startLiveServer } from '../e2e/support/live-server.ts'
import { openBarePlayer, playBare } from './support/bare-player.ts'
import { startClockEncoder } from './support/clock-encoder.ts'
import { type Measured, measureGlass } from './support/measure-glass.ts'
import { openBrowser } from './support/open-browser.ts'
import { openGame, startPlayback } from './support/open-game.ts'

const goalSeconds = 1
/** At the most, as much as answers come later on a line that jitters. */
const jitterMs = 200

/**
 * Glass to glass: a clock is filmed, and read off the picture in Chromium; the product's player, the same on a line that
 * jitters, then hls.js by itself with plain HLS and with parts.
 */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const browser = await openBrowser()
  const game = await openGame(server)
  const encoder = startClockEncoder(game.rtmpUrl)
  try {
    await startPlayback(server.url, game)
    const watch = async (addsJitter: boolean) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      if (addsJitter) await page.route(/\/media\//, letComeLater)
      await page.goto(`${server.url}/watch/${game.eventId}`)
      await watchLive(page)
      const measured = await measureGlass(page)
      await page.close()
      return measured
    }
    const own = await watch(false)
    const jittery = await watch(true)

    const watchBare = async (isLowLatency: boolean) => {
      const page = await browser.newPage({ bypassCSP: true })
      await openBarePlayer(page, server.url)
      const address = await startPlayback(server.url, game)
      await playBare(page, isLowLatency ? address : `${address}?plain=1`, isLowLatency)
      const measured = await measureGlass(page)
      await page.close()
      return measured
    }
    const bareLow = await watchBare(true)
    const plain = await watchBare(false)

    const say = ({ p50, p95, count, waits }: Measured) =>
      `p50 ${p50.toFixed(2)} s, p95 ${p95.toFixed(2)} s (${count} samples), the picture waited ${waits} times`
    console.log(`  plain HLS:    ${say(plain)}`)
    console.log(`  bare hls.js, low latency: ${say(bareLow)}`)
    console.log(`  the product:  ${say(own)}`)
    console.log(`  each answer up to ${jitterMs} ms later: ${say(jittery)}`)
    console.log(
      `glass to glass: p95 ${own.p95.toFixed(2)} s (goal ≤ ${goalSeconds}), p50 ÷ bare hls.js of low latency: ${(own.p50 / bareLow.p50).toFixed(2)}, ÷ plain HLS: ${(own.p50 / plain.p50).toFixed(2)}`,
    )
  } finally {
    await encoder.stop()
    await browser.close()
    await server.stop()
  }
}

async function letComeLater(route: Route): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, Math.random() * jitterMs))
  // What was asked for when the page was closed.
  await route.continue().catch(() => {})
}
