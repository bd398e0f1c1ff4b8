import type { Locator, Page } from '@playwright/test'

/** The games in the Studio's list, in the order in which they stand there. */
export const gameLines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
