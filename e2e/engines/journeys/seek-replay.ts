import { readVideo } from '../../support/live-game.ts'
import type { Journey } from '../journey.ts'
import { expectPlayingBetween, watch } from '../video.ts'

export const seekReplay: Journey = {
  name: 'a replay goes forward and back, by the bar and by keys',
  async run(page, { replayId }) {
    await watch(page, replayId, 'Watch the replay')
    await page.clickAt({ role: 'slider', name: 'Place in the game' }, 0.75)
    await expectPlayingBetween(page, 28, 34)
    await page.clickAt({ role: 'slider', name: 'Place in the game' }, 0.25)
    await expectPlayingBetween(page, 8, 14)
    const { seconds } = await page.evaluate(readVideo)
    await page.press('l')
    await expectPlayingBetween(page, seconds + 8, seconds + 16)
  },
}
