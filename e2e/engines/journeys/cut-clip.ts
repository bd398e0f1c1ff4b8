import type { Journey } from '../journey.ts'
import { expectPlaying, expectPlayingBetween } from '../video.ts'

export const cutClip: Journey = {
  name: 'a fan cuts a clip of a replay, and sees what was cut',
  async run(page, { replayId }) {
    await page.open('/login')
    await page.fill({ label: 'Email' }, 'fan@demo.example')
    await page.fill({ label: 'Password' }, 'demo-fan-password')
    await page.click({ role: 'button', name: 'Log in', within: 'main' })
    await page.until('logged in', () => page.evaluate(() => location.pathname !== '/login'))
    await page.open(`/watch/${replayId}`)
    await page.click({ role: 'button', name: 'Watch the replay' })
    await expectPlaying(page)
    await page.press('8')
    await expectPlayingBetween(page, 30, 40)
    await page.press('c')
    await page.see({ text: /^The last 30 seconds are a clip: / })
    await page.click({ role: 'link', name: 'Trim and name it' })
    await page.see({ role: 'slider', name: 'Beginning of the clip' })
    const [start, end] = await page.evaluate(() =>
      ['Beginning', 'End'].map(side => {
        const handle = document.querySelector(`input[aria-label="${side} of the clip"]`)
        return handle instanceof HTMLInputElement ? Number(handle.value) : Number.NaN
      }),
    )
    if (start === undefined || end === undefined) throw new Error('The clip has no ends')
    await page.click({ role: 'button', name: 'Play the clip' })
    await expectPlayingBetween(page, start, start + 6)
  },
}
