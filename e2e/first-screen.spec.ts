import type { Page } from '@playwright/test'
import { findEvent } from './support/find-event.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { comparePlaces, readPlaces } from './support/read-places.ts'
import { expect, test } from './support/test.ts'

const slackPx = 8

// By whose clock a newcomer's page is drawn.
test.use({ timezoneId: 'America/Toronto' })

async function expectStill(page: Page, path: string, shown: (page: Page) => Promise<void>) {
  const letScriptsCome = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await shown(page)
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const before = await readPlaces(page)
  letScriptsCome()
  await expect(page.locator('#splash')).toHaveCount(0)
  const { moved, keptShare } = comparePlaces(before, await readPlaces(page), slackPx)
  expect(moved).toEqual([])
  // Scores change; the rest of the screen is the same.
  expect(keptShare).toBeGreaterThan(0.8)
}

test('the home page has its scores and games before the app, and they stay where they are', async ({
  page,
}) => {
  await expectStill(page, '/', async () => {
    await expect(page.getByRole('region', { name: 'Scores' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeAttached()
  })
})

for (const path of ['/schedule', '/upcoming', '/vod']) {
  test(`${path} has its days and games before the app, and they stay where they are`, async ({ page }) => {
    await expectStill(page, path, async () => {
      await expect(page.locator('main a[href^="/watch/"]').first()).toBeVisible()
      await expect(page.locator('[data-day]')).toHaveCount(7)
    })
  })
}

for (const stream_status of ['upcoming', 'finished']) {
  test(`a game (${stream_status}) has its poster, title and what opens it before the app, and they stay where they are`, async ({
    page,
    request,
  }) => {
    const { id, participants } = await findEvent(request, { type: 'paid', stream_status })
    await expectStill(page, `/watch/${id}`, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(participants[0]?.name ?? '')
      await expect(
        page
          .locator('[data-stage]')
          .getByText(/Starts in|Watch now/)
          .first(),
      ).toBeVisible()
    })
  })
}

test('in another time zone than the channel’s nothing moves either', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    timezoneId: 'Europe/Sofia',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await expectStill(page, '/', () => expect(page.locator('main a[href^="/watch/"]').first()).toBeVisible())
  await context.close()
})

test('the answers of the page are not asked for again', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/events')) asked.push(pathname)
  })
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
  expect(asked.filter(path => !/stream|changes/.test(path))).toEqual([])
})

test.describe('who presses play', () => {
  let server: LiveServer
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startLiveServer()
  })
  test.afterAll(async () => {
    await server.stop()
  })

  test('before the app is there sees the game, pressed once', async ({ page }) => {
    const replay = await server.recordReplay(8)
    const letScriptsCome = await holdScripts(page)
    await page.goto(`${server.url}/watch/${replay}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect(page.locator('[data-early="play"]')).toBeDisabled()
    await expect(page.locator('[data-early="play"]')).toHaveText('Opening…')
    letScriptsCome()
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.5)
  })
})
