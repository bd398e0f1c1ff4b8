import type { Page } from '@playwright/test'

/** Holds a guarded button until it is done. */
export async function holdButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click({ delay: 1_700 })
}
