import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { watched } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

/** A replay of a few seconds, with the demo's own prerolls before it. */
let server: LiveServer
let eventId: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer()
  await cp('channels/demo/prerolls', join(server.dataDir, 'prerolls/northern-league'), { recursive: true })
  eventId = await server.recordReplay(4)
})
test.afterAll(async () => {
  await server.stop()
})

/** The channel's own, which nobody has paid for. */
const ad = (page: Page) => page.getByRole('region', { name: 'Opening clip' })

async function watch(page: Page) {
  await openApp(page, `${server.url}/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
}

async function expectGame(page: Page) {
  await expect.poll(async () => (await watched(page)).height, { timeout: 30_000 }).toBe(90)
  await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(0)
  await expect(ad(page)).toHaveCount(0)
}

test('a preroll plays before the game, can be skipped, and is left out the second time', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  await watch(page)
  await expect(ad(page).getByText(/\d seconds? left/)).toBeVisible()
  await expect(ad(page).getByText('Ad', { exact: true })).toHaveCount(0)
  expect((await watched(page)).height).toBe(360)
  await expect(ad(page).getByRole('button', { name: /Skip in \d s/ })).toBeDisabled()
  await ad(page).getByRole('button', { name: 'Skip', exact: true }).click()
  await expectGame(page)
  await watch(page)
  await expectGame(page)
})

test('a preroll that plays to its end gives way to the game', { tag: '@once' }, async ({ page }) => {
  await watch(page)
  await expect(ad(page)).toBeVisible()
  await expectGame(page)
})

test('a preroll that fails or does not load is left out', { tag: '@once' }, async ({ page }) => {
  await page.route('**/prerolls/**', route => route.abort())
  await watch(page)
  await expectGame(page)
  // Never answered: the game does not wait for it.
  await page.unroute('**/prerolls/**')
  await page.route('**/prerolls/**', () => {})
  await watch(page)
  await expectGame(page)
})

test('a live game runs behind its preroll, and Skip has the focus', { tag: '@once' }, async ({ page }) => {
  const game = await server.recordGame(2)
  const encoder = startEncoder(game.cameraUrl, { seconds: 120, size: '160x90', isLive: true })
  await openApp(page, `${server.url}/watch/${game.eventId}`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expect(ad(page).getByRole('button', { name: /Skip/ })).toBeFocused()
  const behind = page.locator('video').nth(1)
  const framesOf = () =>
    behind.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  await expect.poll(framesOf, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(await behind.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await expect(ad(page).getByRole('button', { name: 'Skip', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ad(page)).toHaveCount(0)
  const shown = page.locator('video')
  expect(await shown.evaluate((video: HTMLVideoElement) => [video.muted, video.paused])).toEqual([
    false,
    false,
  ])
  encoder.child.kill('SIGKILL')
  await encoder.done
})

test('a kept picture that is refused says why', { tag: '@once' }, async ({ page }) => {
  let isRefused = false
  await page.route(/\/api\/(?:events\/\d+\/playback|playback\/)/, async route => {
    if (isRefused) {
      const error = { code: 'playback_replaced', message: 'elsewhere', request_id: 'x' }
      return route.fulfill({ status: 409, json: { error } })
    }
    const answer = await route.fetch()
    return route.fulfill({ json: { ...(await answer.json()), renew_seconds: 2 } })
  })
  await page.route('**/prerolls/**', route => route.abort())
  await watch(page)
  await expectGame(page)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  const close = page.getByRole('button', { name: 'Close the player' })
  await expect(close).toBeVisible()
  isRefused = true
  await expect(page.getByText(/You are watching on another screen\./)).toBeVisible()
  await expect(close).toHaveCount(0)
})

test('a user with no_ads sees none', { tag: '@once' }, async ({ page }) => {
  let asked = 0
  await page.route('**/prerolls/**', route => {
    asked += 1
    return route.continue()
  })
  await page.route('**/api/user/access*', async route => {
    const answer = await route.fetch()
    const access = await answer.json()
    await route.fulfill({ json: { ...access, capabilities: ['watch', 'no_ads'] } })
  })
  await watch(page)
  await expectGame(page)
  expect(asked).toBe(0)
})
