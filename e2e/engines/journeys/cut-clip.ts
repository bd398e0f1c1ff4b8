import type { Journey } from '../journey.ts'
import { expectPlayingBetween, untilAfter, watch } from '../video.ts'

const clipSeconds = 30

export const cutClip: Journey = {
  name: 'a fan cuts a clip of a live game, and sees what was cut',
  async run(page, { liveId }) {
    await page.open('/login')
    await page.fill({ label: 'Email' }, 'fan@demo.example')
    await page.fill({ label: 'Password' }, 'demo-fan-password')
    await page.click({ role: 'button', name: 'Log in', within: 'main' })
    await page.until('logged in', () => page.evaluate(() => location.pathname !== '/login'))
    await watch(page, liveId, 'Watch live')
    await untilAfter(page, clipSeconds)
    await page.press('c')
    await page.see({ text: /^The last 30 seconds · / })
    await page.click({ role: 'link', name: 'Trim' })
    await page.see({ role: 'slider', name: 'Beginning of the clip' })
    const startSeconds = await page.evaluate(() => {
      const handle = document.querySelector('input[aria-label="Beginning of the clip"]')
      return handle instanceof HTMLInputElement ? Number(handle.value) : Number.NaN
    })
    await page.click({ role: 'button', name: 'Play the clip' })
    await expectPlayingBetween(page, startSeconds, startSeconds + 6)
  },
}
