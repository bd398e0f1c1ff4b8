import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** For each screen of a walk, on a busy machine. */
export const screenLimitMs = 45_000

/** axe finds nothing on the page, once its fonts are there. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // The other mode opens a second page for each run, to reach frames of other sites; we have none here.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))).toEqual([])
}
