import { demoOperator } from '../../support/studio.ts'
import type { Journey } from '../journey.ts'

export const openStudio: Journey = {
  name: 'an operator logs in to the Studio, and Tonight shows the live game',
  async run(page, { liveId }) {
    await page.open('/studio')
    await page.fill({ label: 'Email' }, demoOperator.email)
    await page.fill({ label: 'Password' }, demoOperator.password)
    await page.click({ role: 'button', name: 'Log in' })
    await page.click({ role: 'link', name: /northern-league/ })
    await page.see({ role: 'heading', name: 'Tonight' })
    await page.see({ css: `main a[href*="/${liveId}"]` })
  },
}
