import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** For each screen of a walk, on a busy machine. */
export const screenLimitMs = 45_000

const phoneWidth = 600

/** axe finds nothing on the page, once its fonts are there. Without its frames, where those are pages of their own. */
export async function expectAccessible(
  page: Page,
  { hasOwnColours = false, hasPages = false } = {},
): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const { width = 0 } = page.viewportSize() ?? {}
  // The other mode opens a second page for each run, to reach frames of other sites; we have none here.
  const axe = new AxeBuilder({ page })
  if (hasPages) axe.exclude('iframe')
  const { violations } = await axe
    .setLegacyMode()
    // What is in order is not described, nor where it stands: that takes a part of the work.
    .options({
      resultTypes: ['violations'],
      selectors: false,
      // Contrast is a third of the work. Most of what is shown on a phone is shown on a desktop too, in the same colours.
      rules: { 'color-contrast': { enabled: hasOwnColours || width > phoneWidth } },
    })
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))).toEqual([])
}

/** Of the colours alone: in another scheme the elements are the same. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .withRules('color-contrast')
    .analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(node => node.html))).toEqual([])
}
