import type { Browser, Page } from '@playwright/test'
import { watchLive } from '../../e2e/support/live-game.ts'

export interface Watching {
  page: Page
  /** Pictures decoded so far. */
  frames(): Promise<number>
  /** Milliseconds until so many more are decoded. */
  untilFrames(more: number, timeoutMs: number): Promise<number>
  /** How often the page was loaded again. */
  reloads(): number
}

/** A visitor with the game's page open, who presses play once and nothing after. */
export async function watchGame(browser: Browser, address: string): Promise<Watching> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await watchLive(page)
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  const frames = () =>
    page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0)
  async function untilFrames(more: number, timeoutMs: number): Promise<number> {
    const startedAtMs = performance.now()
    let seen = await frames()
    let wanted = seen + more
    while (seen < wanted) {
      if (performance.now() - startedAtMs > timeoutMs) {
        const said = await page.getByRole('main').textContent()
        throw new Error(`No picture within ${timeoutMs} ms; the page says: ${said?.slice(0, 200)}`)
      }
      await page.waitForTimeout(50)
      const now = await frames()
      // A new engine counts from nothing again.
      if (now < seen) wanted = now + more
      seen = now
    }
    return performance.now() - startedAtMs
  }
  await untilFrames(25, 30_000)
  return { page, frames, untilFrames, reloads: () => reloads }
}
