import type { Journey } from '../journey.ts'
import { measureLight } from '../measure-light.ts'
import type { Page } from '../open-page.ts'
import { watch } from '../video.ts'

/** The picture behind the bar is darker. */
const trackLight = 120
const panel = { css: '[role="group"][aria-label="Settings"]' }
const button = { role: 'button', name: 'Settings' } as const
const goesAway = (page: Page) => page.until('the settings close', async () => !(await page.isThere(panel)))

export const useSettings: Journey = {
  name: 'the settings leave the bar free and close by Escape or a press elsewhere, and the volume can be seen',
  async run(page, { replayId }) {
    await watch(page, replayId, 'Watch the replay')
    await page.click(button)
    const { y, height } = await page.see(panel)
    const bar = await page.see({ role: 'slider', name: 'Place in the game' })
    if (y + height > bar.y) throw new Error('The settings cover the bar')
    await page.press(escapeKey)
    await goesAway(page)
    await page.click(button)
    await page.see(panel)
    await page.click({ css: '[aria-label="Score by period"]' })
    await goesAway(page)

    const volume = await page.see({ role: 'slider', name: 'Volume' })
    // The handle is in the other half.
    const { brightest } = await measureLight(page, { ...volume, width: volume.width / 2 })
    if (brightest < trackLight) throw new Error('The volume has no track')
  },
}

/** As WebDriver writes it. */
const escapeKey = '\uE00C'
