import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

/** Of each picture: whether it moves, and whether it is heard. */
const pictures = (page: Page) =>
  page.locator('[data-tile] video').evaluateAll((videos: HTMLVideoElement[]) =>
    videos.map(video => ({
      moves: video.getVideoPlaybackQuality().totalVideoFrames > 5,
      isMuted: video.muted,
    })),
  )

test('several games stand beside each other, one has the sound, and keys choose which', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const server = shareLiveServer()
  const own = (await server.recordGame(40)).eventId
  const other = (await server.recordGame(40)).eventId
  const paid = (await server.recordGame(4, 'paid')).eventId
  const dark = await server.takeGame()
  await server.startGame(dark)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openApp(page, `${server.url}/watch/${own}?tab=live`)
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/watch/${other}"]`) })
  await row.getByRole('button', { name: /beside$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/watch/${own}\\?tab=live&with=${other}`))
  const tiles = page.locator('[data-tile]')
  await expect(tiles).toHaveCount(2)
  await expect
    .poll(() => pictures(page), { timeout: 40_000 })
    .toEqual([
      { moves: true, isMuted: false },
      { moves: true, isMuted: true },
    ])
  await page.keyboard.press('2')
  const soundOf = async () => (await pictures(page)).map(({ isMuted }) => !isMuted)
  await expect.poll(soundOf).toEqual([false, true])
  await expect(tiles.nth(1)).toHaveAttribute('data-sound', 'true')
  await tiles
    .nth(0)
    .getByRole('button', { name: /^Sound of/ })
    .click()
  await expect.poll(soundOf).toEqual([true, false])

  // What is not bought shows its price.
  await openApp(page, `${server.url}/watch/${own}?tab=live&with=${other},${paid}`)
  await expect(tiles).toHaveCount(3)
  await expect(tiles.nth(2).getByRole('link', { name: /\$9\.99$/ })).toBeVisible()
  await expect
    .poll(async () => (await pictures(page)).map(({ moves }) => moves), { timeout: 40_000 })
    .toEqual([true, true])
  await expectAccessible(page)

  // The one with the sound fills the screen, by a key or by its button.
  const filling = () => page.evaluate(() => document.fullscreenElement?.getAttribute('data-tile'))
  await page.keyboard.press('2')
  await page.keyboard.press('f')
  await expect.poll(filling).toBe(other)
  await page.keyboard.press('f')
  await expect.poll(filling).toBeUndefined()
  await tiles.nth(0).hover()
  await tiles
    .nth(0)
    .getByRole('button', { name: /^Full screen/ })
    .click()
  await expect.poll(filling).toBe(own)
  await page.keyboard.press('f')

  // One without a picture has a bell.
  await openApp(page, `${server.url}/watch/${own}?tab=live&with=${other},${dark}`)
  await tiles
    .nth(2)
    .getByRole('button', { name: /^Tell me when it starts/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await openApp(page, `${server.url}/watch/${own}?tab=live&with=${other},${paid}`)

  // The second takes the place of the first, and alone it is a page as any other.
  await tiles
    .nth(2)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.keyboard.press('1')
  await page.keyboard.press('x')
  await expect(page).toHaveURL(new RegExp(`/watch/${other}\\?tab=live$`))
  await expect(tiles).toHaveCount(0)

  // A narrow screen has room for one.
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, `${server.url}/watch/${own}?tab=live&with=${other}`)
  await expect(page.getByRole('button', { name: 'Watch live' })).toBeVisible()
  await expect(tiles).toHaveCount(0)
  await expect(page.getByRole('button', { name: /beside$/ })).toHaveCount(0)
})
