import { readVideo } from '../support/live-game.ts'
import type { Page } from './open-page.ts'

const startMs = 40_000
const advertisement = ':is([aria-label="Advertisement"], [aria-label="Opening clip"])'

/** Opens a game and skips what comes before it. */
export async function watch(
  page: Page,
  eventId: string,
  button: 'Watch live' | 'Watch the replay',
): Promise<void> {
  await page.open(`/watch/${eventId}`)
  await page.click({ role: 'button', name: button })
  await skipAdvertisement(page)
  await expectPlaying(page)
}

export async function skipAdvertisement(page: Page): Promise<void> {
  await page.see({ css: 'video' })
  await page.until('the advertisement goes', async () => {
    await page.evaluate(pressSkip, advertisement)
    return !(await page.isThere({ css: advertisement }))
  })
}

/** Runs in a page. It may be over before it can be pressed. */
function pressSkip(region: string): void {
  document.querySelector<HTMLElement>(`${region} button[aria-disabled="false"]`)?.click()
}

/** The frames do not tell: WebKit counts from 0 whenever it fills its decoder again. */
export function expectPlaying(page: Page): Promise<void> {
  return expectPlayingBetween(page, 0, Number.POSITIVE_INFINITY)
}

/** One step forward may be a jump. */
const stepsWanted = 3

export async function expectPlayingBetween(
  page: Page,
  fromSeconds: number,
  untilSeconds: number,
): Promise<void> {
  let last = Number.NaN
  let steps = 0
  await page.until(
    `the picture moves between ${fromSeconds} s and ${untilSeconds} s`,
    async () => {
      const { seconds, frames } = await page.evaluate(readVideo)
      const isThere = seconds > fromSeconds && seconds < untilSeconds && frames > 0
      steps = isThere && seconds > last ? steps + 1 : 0
      last = seconds
      return steps >= stepsWanted
    },
    startMs,
  )
}

/** A live game is watched from its newest picture on, and may be young. */
export async function untilAfter(page: Page, seconds: number): Promise<void> {
  const isAfter = async () => (await page.evaluate(readVideo)).seconds > seconds
  await page.until(`the game is past ${seconds} s`, isAfter, startMs)
}
