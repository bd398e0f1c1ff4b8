import type { Page } from '@playwright/test'
import { blockPixels, clockBits, readClock } from './clock-code.ts'
import { quantile } from './quantile.ts'
import { scaled } from './scale.ts'

/** For a picture. */
const waitMs = 30_000
const settleMs = scaled(8_000, 500)
/** A token lives for less than half a minute, and the bare player does not renew its own. */
const sampleMs = scaled(15_000, 1_000)

export interface Measured {
  p50: number
  p95: number
  count: number
  /** How often the picture stood still. */
  waits: number
}

/** How old the picture of a filmed clock is in this page. */
export async function measureGlass(page: Page): Promise<Measured> {
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
