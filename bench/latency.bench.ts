import type { Page, Route } from '@playwright/test'
import { watchLive } from '../e2e/support/live-game.ts'
import { startLiveServer } from '../e2e/support/live-server.ts'
import { openBarePlayer, playBare } from './support/bare-player.ts'
import { blockPixels, clockBits, readClock } from './support/clock-code.ts'
import { startClockEncoder } from './support/clock-encoder.ts'
import { openBrowser } from './support/open-browser.ts'
import { openGame, startPlayback } from './support/open-game.ts'
import { quantile } from './support/quantile.ts'
import { scaled } from './support/scale.ts'

const goalSeconds = 1
/** For a picture. */
const waitMs = 30_000
const settleMs = scaled(8_000, 500)
/** A token lives for less than half a minute, and the bare player does not renew its own. */
const sampleMs = scaled(15_000, 1_000)
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
      const measured = await measure(page)
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
      const measured = await measure(page)
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

interface Measured {
  p50: number
  p95: number
  count: number
  /** How often the picture stood still. */
  waits: number
}

async function measure(page: Page): Promise<Measured> {
  await page.waitForTimeout(settleMs)
  const countWaits = await watchWaits(page)
  const samples = await page.evaluate(readPicture, { waitMs, sampleMs, clockBits, blockPixels })
  const delays = samples.flatMap(({ atMs, blocks }) => {
    const ms = readClock(blocks)
    return ms === null ? [] : [(atMs - ms) / 1000]
  })
  if (delays.length === 0) throw new Error('No clock was seen')
  const waits = await countWaits()
  return { p50: quantile(delays, 0.5), p95: quantile(delays, 0.95), count: delays.length, waits }
}

/** From now on. */
async function watchWaits(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = () => {
      document.body.dataset.waits = String(Number(document.body.dataset.waits ?? 0) + 1)
    }
    // It does not bubble.
    document.addEventListener('waiting', count, true)
  })
  return () => page.evaluate(() => Number(document.body.dataset.waits ?? 0))
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
