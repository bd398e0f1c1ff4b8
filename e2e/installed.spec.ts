import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { enterAs } from './support/create-person.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The emulated network is there for a moment with each new page, which then loads again, whatever was pressed. */
async function openKept(page: Page): Promise<void> {
  const schedule = page.getByText(/^You are offline. This is the schedule as of/)
  await expect(async () => {
    if (!(await schedule.isVisible()))
      await page.getByRole('link', { name: 'Open the schedule' }).click({ timeout: 5_000 })
    await expect(schedule).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
}

test('a page without a network says so, and comes by itself with the network', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await openApp(page, '/faq')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.goto('/about').catch(() => {})
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('who looked at the schedule has it without a network too, with its time', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const listKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, '/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await listKept()).toEqual(['/offline'])
  await page.locator('a[href="/schedule"]:visible').first().click()
  const games = page.locator('main a[href^="/watch/"]')
  await expect(games.first()).toBeVisible()
  const path = await games.first().getAttribute('href')
  await expect.poll(listKept).toEqual(['/offline', '/schedule'])
  await context.setOffline(true)
  await page.goto('/about').catch(() => {})
  await openKept(page)
  const since = page.getByText(/^You are offline. This is the schedule as of \w+ \d+:\d\d.[AP]M.$/)
  await expect(since).toBeVisible()
  await expect(games.first()).toHaveAttribute('href', path ?? '')
  await expect(page.getByRole('button')).toHaveCount(0)
  // It goes on by itself.
  await context.setOffline(false)
  await expect(since).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible()
  expect(await listKept()).toEqual(['/offline', '/schedule'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Hide scores' }).first().click()
  await expect.poll(listKept).toEqual(['/offline'])
})

test('without a network the tabs of an open app lead to what the device has kept', { tag: '@once' }, async ({
  page,
  context,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, person, '/profile')
  await openApp(page, '/schedule')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  const games = page.locator('main a[href^="/watch/"]')
  await expect(games.first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/schedule')) !== undefined))
    .toBe(true)
  const tab = (path: string) => page.locator(`a[href="${path}"]:visible`).first()
  await tab('/').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toHaveCount(0)
  await context.setOffline(true)
  // A screen that never was on this device, then the schedule as any visitor has it, though somebody is logged in.
  await tab('/vod_library').click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await openKept(page)
  await expect(games.first()).toBeVisible()
})

test('a visitor whose browser can install finds the button in the menu of a phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, '/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const install = page.getByRole('dialog').getByRole('button', { name: 'Install the app' })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(install).toHaveCount(0)
  await page.evaluate(() => {
    const prompt = async () => void document.documentElement.setAttribute('data-prompted', '')
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await install.click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '')
  await expect(install).toHaveCount(0)
})
