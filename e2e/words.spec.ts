import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { screenLimitMs } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { expect, test } from './support/test.ts'

/** Texts that their box cuts off: what is meant to scroll, or is for the ear alone, does not count. */
function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(each => {
        const { overflowX, position, clipPath } = getComputedStyle(each)
        const hasText = [...each.childNodes].some(
          node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const isForTheEar = position === 'absolute' && clipPath !== 'none'
        return hasText && !isForTheEar && overflowX !== 'auto' && each.clientWidth > 0
      })
      .filter(each => each.scrollWidth > each.clientWidth && getComputedStyle(each).display !== 'inline')
      .map(each => `${each.className}: ${each.textContent}`),
  )
}

test('no name on the home page is cut off, in any language at any width', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  for (const language of ['en', 'fr', 'bg']) {
    await page
      .context()
      .addCookies([{ name: 'interface_language', value: language, url: baseURL ?? 'http://localhost' }])
    await page.goto('/')
    await page.evaluate(() => localStorage.removeItem('rudy_interface_language'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The app puts its own footer in the place of the server's.
    await expect(page.locator('#splash')).toHaveCount(0)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('main').locator('a[href^="/watch/"]').nth(5)).toBeVisible()
      await page.locator('footer').scrollIntoViewIfNeeded()
      await expect(page.getByRole('main').locator('a[href^="/watch/"]').last()).toBeAttached()
      expect(await listCutTexts(page), `${language} at ${width} px`).toEqual([])
    }
  }
})

test('no text of the other screens is cut off in the longer languages', { tag: '@once' }, async ({
  page,
  baseURL,
  request,
}) => {
  const { id } = await findEvent(request, { type: 'paid', stream_status: 'upcoming' })
  const { id: live } = await findEvent(request, { stream_status: 'live' })
  const paths = ['/packages', '/vod_library', '/login', '/faq', `/watch/${id}`, `/watch/${live}`]
  test.setTimeout(paths.length * screenLimitMs)
  const cut: string[] = []
  for (const language of ['fr', 'bg']) {
    await page
      .context()
      .addCookies([{ name: 'interface_language', value: language, url: baseURL ?? 'http://localhost' }])
    for (const path of paths) {
      await openApp(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const text of await listCutTexts(page))
          cut.push(`${path} in ${language} at ${width} px: ${text}`)
      }
    }
  }
  expect(cut).toEqual([])
})
