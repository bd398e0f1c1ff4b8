import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { expect, test } from './support/test.ts'

const preview = '[aria-hidden="true"]:is(img, video)'

/** The first card of the library that has something to show when it is pointed at. */
async function openLibrary(page: Page) {
  await openApp(page, '/vod_library')
  const card = page
    .locator('main a[href^="/vod_library/"]')
    .filter({ hasText: 'The final: Westview' })
    .first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator(preview)).toHaveCount(0)
  return card
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a card shows its preview while the mouse or the keyboard is on it', {
    tag: '@once',
  }, async ({ page }) => {
    const card = await openLibrary(page)
    await card.hover()
    await expect(card.locator(preview)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await expect(card.locator(preview)).toHaveCount(0)
    // The keys lead there from where the focus was set before.
    await card.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(card).toBeFocused()
    await expect(card.locator(preview)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(card.locator(preview)).toHaveCount(0)
  })
})

test('a card stays still for users who want no movement', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  const card = await openLibrary(page)
  await card.hover()
  // Longer than a card waits for a mouse that only passes over it.
  await page.clock.runFor(1_000)
  await expect(card.locator(preview)).toHaveCount(0)
})
