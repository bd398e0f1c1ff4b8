import type { Page } from '@playwright/test'
import { enterAs } from './support/create-person.ts'
import { expect, test } from './support/test.ts'

const fan = { firstName: 'Demo', lastName: 'Fan', email: 'fan@demo.example', password: 'demo-fan-password' }

test('the first screen shows before any script, in the language of the browser', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'bg-BG' })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.locator('[data-hero]').getByRole('link').first()).toBeVisible()
  await expect(page.locator('.site-header')).toContainText('Начало')
  await context.close()
})

const taken = [
  '/',
  '/faq',
  '/about',
  '/contacts',
  '/login',
  '/registration',
  '/password-reset-request',
  '/privacy_policy',
  '/?group=westview-wolves',
]

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing moves on a page when the app takes over', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of taken) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator('#splash')).toHaveCount(0)
        await page.waitForTimeout(500)
        const shifts = await page.evaluate(
          () => Object.entries(window).find(([name]) => name === 'shifts')?.[1],
        )
        const total = [shifts].flat().reduce((sum: number, value) => sum + Number(value), 0)
        expect(total).toBeLessThanOrEqual(0.02)
      })
    }
  })

  test('the app asks for key, profile, access, participants and geo in that order, then the splash fades', {
    tag: ['@once', '@journey'],
  }, async ({ page }) => {
    await enterAs(page, fan, '/profile')
    // What the page before still asks for is not counted.
    await page.goto('about:blank')
    const asked = listCalls(page)
    await page.goto('/')
    await expect(page.locator('#splash')).toHaveCount(0)
    const at = (path: string) => asked.indexOf(path)
    expect(at('/profile')).toBeGreaterThanOrEqual(0)
    for (const first of ['/profile', '/user/access'])
      for (const then of ['/participants', '/geo']) expect(at(then)).toBeGreaterThan(at(first))
    // Lists may be asked for again: a game may just have moved on.
    for (const once of ['/profile', '/user/access', '/participants', '/geo'])
      expect(asked.filter(path => path === once)).toHaveLength(1)
  })
})

test('a visitor’s first call is for a key, and no call asks for the profile', { tag: '@once' }, async ({
  page,
}) => {
  const asked = listCalls(page)
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  expect(asked[0]).toBe('/get_api_key')
  expect(asked.indexOf('/geo')).toBeGreaterThan(asked.indexOf('/user/access'))
  expect(asked).not.toContain('/profile')
})

const listCalls = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api'.length))
  })
  return asked
}

test.describe('for a visitor who does not save data', () => {
  test.use({ savesData: false })

  test('only visible pictures and linked screens load, and others when they are reached', {
    tag: '@once',
  }, async ({ page }) => {
    const paths: string[] = []
    page.on('request', request => paths.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const has = (name: RegExp) => paths.some(path => name.test(path))
    await expect.poll(() => has(/watch-screen/)).toBe(true)
    await expect(page.getByRole('region', { name: 'Replays' })).toBeAttached()
    const pictures = () => paths.filter(path => path.startsWith('/images/')).length
    expect(pictures()).toBeLessThan(14)
    expect(paths.length).toBeLessThanOrEqual(40)
    // One that a card in view shows too is there already.
    const replays = page.getByRole('region', { name: 'Replays' }).locator('img')
    const late = await replays.evaluateAll(images => images.findIndex(image => !image.hasAttribute('src')))
    expect(late).toBeGreaterThanOrEqual(0)
    const replay = replays.nth(late)
    await replay.scrollIntoViewIfNeeded()
    await expect(replay).toHaveAttribute('src', /^\/(?:images|previews)\//)
    expect(has(/simulate|moments|content-/)).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('contentinfo').locator('a[href="/about"]').hover()
    await expect.poll(() => has(/content-/)).toBe(true)
    expect(paths.filter(path => path.endsWith('.js')).length).toBeLessThan(30)
  })
})

test('the app keeps its keys under the prefix, and does not ask for another on reload', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/^rudy_/)
  const keys: string[] = []
  page.on('request', request => {
    if (request.url().includes('get_api_key')) keys.push(request.url())
  })
  await page.reload()
  await expect(page.locator('#splash')).toHaveCount(0)
  expect(keys).toEqual([])
})
