import { readVideo } from '../support/live-game.ts'
import type { Page } from './open-page.ts'

const startMs = 40_000

export async function expectPlaying(page: Page): Promise<void> {
  const { frames } = await page.evaluate(readVideo)
  await page.until(
    'the picture moves',
    async () => (await page.evaluate(readVideo)).frames > frames + 10,
    startMs,
  )
}

/** Whether the picture plays between the two places. */
export async function expectPlayingBetween(
  page: Page,
  fromSeconds: number,
  untilSeconds: number,
): Promise<void> {
  let last = Number.NaN
  await page.until(`plays between ${fromSeconds} s and ${untilSeconds} s`, async () => {
    const { seconds } = await page.evaluate(readVideo)
    const hasMoved = seconds > last
    last = seconds
    return hasMoved && seconds > fromSeconds && seconds < untilSeconds
  })
}
