import { cards } from '../../support/enter-card.ts'
import { readVideo } from '../../support/live-game.ts'
import type { Journey } from '../journey.ts'
import { skipAdvertisement } from '../video.ts'

export const buyGame: Journey = {
  name: 'a visitor pays for a game with an email and the sandbox card, and watches it',
  async run(page, { paidId }) {
    await page.open(`/watch/${paidId}`)
    await page.click({ role: 'link', name: /^Watch live · /, within: 'main' })
    await page.see({ css: 'main iframe[title="Card number"]' })
    await page.fill({ label: 'Email' }, `ada-${page.engine.name}-${Date.now()}@example.com`.toLowerCase())
    await page.engine.withinFrame('main iframe[title="Card number"]', async () => {
      await page.fill({ label: 'Card number' }, cards.good)
      await page.fill({ label: /^Expires/ }, '12 / 34')
      await page.fill({ label: 'Security code' }, '123')
    })
    await page.click({ role: 'button', name: /^Pay \$/, within: 'main' })
    await page.until('back at the game', () =>
      page.evaluate(id => location.pathname === `/watch/${id}`, paidId),
    )
    await skipAdvertisement(page)
    await page.until('a picture', async () => {
      const { seconds, height } = await page.evaluate(readVideo)
      return height > 0 && seconds > 1
    })
  },
}
