import { readVideo } from '../../support/live-game.ts'
import type { Journey } from '../journey.ts'
import { expectPlaying, expectPlayingBetween, untilAfter, watch } from '../video.ts'

const backSeconds = 32
const reachSeconds = 15

export const rewindLive: Journey = {
  name: 'a live game is rewound by more than 30 s, plays from there, and goes live again, twice',
  async run(page, { liveId }) {
    await watch(page, liveId, 'Watch live')
    await untilAfter(page, backSeconds + 2)
    for (const _ of ['once', 'again']) {
      const { seconds } = await page.evaluate(readVideo)
      await page.evaluate(by => {
        const video = document.querySelector('video')
        if (video) video.currentTime -= by
      }, backSeconds)
      await expectPlayingBetween(page, seconds - backSeconds - 1, seconds - backSeconds + reachSeconds)
      await page.click({ role: 'button', name: /Go live$/ })
      await page.until('it is live', async () => (await page.evaluate(readVideo)).seconds > seconds)
      await expectPlaying(page)
    }
  },
}
