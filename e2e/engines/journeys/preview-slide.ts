import type { Journey } from '../journey.ts'
import { logIn } from './open-studio.ts'

const title = 'Home of the Wolves'

export const previewSlide: Journey = {
  name: 'the Studio previews the slide of a school where that school is seen',
  async run(page) {
    await logIn(page)
    await page.open('/studio/channels/northern-league/content/slides')
    await page.click({ role: 'link', name: new RegExp(`^${title}$`), within: 'main' })
    const preview = 'iframe[title="Preview"]'
    await page.see({ css: preview })
    await page.engine.withinFrame(preview, async () => {
      await page.see({ role: 'heading', name: title })
    })
  },
}
