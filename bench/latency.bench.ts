import type { Page } from '@playwright/test'
import { watchLive } from '../e2e/support/live-game.ts'
import { startLiveServer } from '../e2e/support/live-server.ts'
import { openBarePlayer, playBare } from './support/bare-player.ts'
import { blockPixels, clockBits, readClock } from './support/clock-code.ts'
import { startClockEncoder } from './support/clock-encoder.ts'
import { openBrowser } from './support/open-browser.ts'
import { openGame, startPlayback } from './support/open-game.ts'
import { quantile } from './support/quantile.ts'
import { scaled } from './support/scale.ts'

const goalSeconds = 2
/** For a picture. */
const waitMs = 30_000
const settleMs = scaled(8_000, 500)
/** A token lives for less than half a minute, and the bare player does not renew its own. */
const sampleMs = scaled(15_000, 1_000)

/** Glass to glass: a clock is filmed, and read off the picture in Chromium; the product's player, then plain HLS. */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const browser = await openBrowser()
  const game = await openGame(server)
  const encoder = startClockEncoder(game.rtmpUrl)
  try {
    await startPlayback(server.url, game)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${server.url}/watch/${game.eventId}`)
    await watchLive(page)
    const own = await measure(page)
    await page.close()

    const bare = await browser.newPage({ bypassCSP: true })
    await openBarePlayer(bare, server.url)
    await playBare(bare, `${await startPlayback(server.url, game)}?plain=1`, false)
    const plain = await measure(bare)

    console.log(
      `  plain HLS:   p50 ${plain.p50.toFixed(2)} s, p95 ${plain.p95.toFixed(2)} s (${plain.count} samples)`,
    )
    console.log(
      `  the product: p50 ${own.p50.toFixed(2)} s, p95 ${own.p95.toFixed(2)} s (${own.count} samples)`,
    )
    console.log(
      `glass to glass: p95 ${own.p95.toFixed(2)} s (goal ≤ ${goalSeconds}), p50 ÷ plain HLS: ${(own.p50 / plain.p50).toFixed(2)}`,
    )
  } finally {
    await encoder.stop()
    await browser.close()
    await server.stop()
  }
}

async function measure(page: Page): Promise<{ p50: number; p95: number; count: number }> {
  await page.waitForTimeout(settleMs)
  const samples = await page.evaluate(readPicture, { waitMs, sampleMs, clockBits, blockPixels })
  const delays = samples.flatMap(({ atMs, blocks }) => {
    const ms = readClock(blocks)
    return ms === null ? [] : [(atMs - ms) / 1000]
  })
  if (delays.length === 0) throw new Error('No clock was seen')
  return { p50: quantile(delays, 0.5), p95: quantile(delays, 0.95), count: delays.length }
}

/** In the page: every fifth of a second from the first picture on, what the upper edge of the picture shows. */
async function readPicture(options: {
  waitMs: number
  sampleMs: number
  clockBits: number
  blockPixels: number
}) {
  const { clockBits, blockPixels } = options
  const canvas = new OffscreenCanvas(clockBits * blockPixels, 216)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const samples: { atMs: number; blocks: boolean[] }[] = []
  let endMs = performance.now() + options.waitMs
  while (performance.now() < endMs) {
    await new Promise(resolve => setTimeout(resolve, 200))
    const video = document.querySelector('video')
    if (!video || !brush || video.readyState < 2) continue
    brush.drawImage(video, 0, 0, canvas.width, canvas.height)
    const atMs = Date.now()
    const row = brush.getImageData(0, 20, canvas.width, 1).data
    const blocks = Array.from(
      { length: clockBits },
      (_, at) => (row[(at + 0.5) * blockPixels * 4] ?? 0) > 128,
    )
    if (samples.length === 0) endMs = performance.now() + options.sampleMs
    samples.push({ atMs, blocks })
  }
  return samples
}
