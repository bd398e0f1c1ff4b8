import type { Page } from '@playwright/test'

/** The scripts of the product come when the returned function is called: until then a page is as a slow line shows it. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
