import { demoOperator } from '../../support/studio.ts'
import type { Journey } from '../journey.ts'
import type { Page } from '../open-page.ts'

const channel = { role: 'link', name: /northern-league/ } as const

/** To the choice of a channel. */
export async function logIn(page: Page): Promise<void> {
  await page.open('/studio')
  await page.fill({ label: 'Email' }, demoOperator.email)
  await page.fill({ label: 'Password' }, demoOperator.password)
  await page.click({ role: 'button', name: 'Log in' })
  await page.see(channel)
}

export const openStudio: Journey = {
  name: 'an operator logs in to the Studio, and Tonight shows the live game',
  async run(page, { liveId }) {
    await logIn(page)
    await page.click(channel)
    await page.see({ role: 'heading', name: 'Tonight' })
    await page.see({ css: `main a[href*="/${liveId}"]` })
  },
}
