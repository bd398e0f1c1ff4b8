import { cards } from '../../support/enter-card.ts'
import { readVideo } from '../../support/live-game.ts'
import type { Journey } from '../journey.ts'
import { skipAdvertisement } from '../video.ts'

export const buyGame: Journey = {
  name: 'a visitor registers, pays for a game with the sandbox card, and watches it',
  async run(page, { paidId }) {
    await page.open(`/watch/${paidId}`)
    await page.click({ role: 'link', name: /^Watch live · /, within: 'main' })
    await page.click({ role: 'link', name: /^Buy .*: This game/, within: 'main' })
    await page.click({ role: 'link', name: 'New here? Create an account' })
    await page.fill({ label: 'First name' }, 'Ada')
    await page.fill({ label: 'Last name' }, 'Fan')
    await page.fill({ label: 'Email' }, `ada-${page.engine.name}-${Date.now()}@example.com`.toLowerCase())
    await page.fill({ label: 'Password' }, 'a long pass phrase')
    await page.fill({ label: 'Password once more' }, 'a long pass phrase')
    await page.click({ role: 'checkbox', name: /terms & conditions/ })
    await page.click({ role: 'button', name: 'Create my account', within: 'main' })
    await page.see({ css: 'main iframe' })
    await page.engine.withinFrame('main iframe', async () => {
      await page.fill({ label: 'Card number' }, cards.good)
      await page.fill({ label: /^Expires/ }, '12 / 34')
      await page.fill({ label: 'Security code' }, '123')
      await page.fill({ label: 'Postal code' }, '12345')
    })
    await page.click({ role: 'checkbox', name: /terms/, within: 'main' })
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
