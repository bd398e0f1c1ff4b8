import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { applyChannel } from './support/apply-channel.ts'
import { standInForCast } from './support/cast-sender.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

let server: LiveServer
let replayId: string
let liveId: string
let bareReplay: { scripts: number; buttons: number }

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  server = await startLiveServer()
  replayId = await server.recordReplay(30)
  const page = await browser.newPage()
  const { countScripts } = await standInForCast(page)
  await watchReplay(page)
  bareReplay = { scripts: countScripts(), buttons: await castButton(page).count() }
  await page.close()
  await applyChannel(server, yaml => `cast_app_id: CC1AD845\n${yaml}`)
  liveId = (await server.recordGame(24)).eventId
  // Visitors get the old page while a new one is made.
  const readPolicy = async () =>
    (await fetch(`${server.url}/watch/${replayId}`)).headers.get('content-security-policy')
  await expect.poll(readPolicy).toContain('https://www.gstatic.com/cv/js/sender/')
})
test.afterAll(async () => {
  await server.stop()
})

const player = (page: Page) => page.getByRole('region', { name: 'Video player' })
const castButton = (page: Page) => player(page).getByRole('button', { name: 'Cast to a television' })
const remote = (page: Page) => page.evaluate(() => ({ ...window.standIn.remote }))
const loads = (page: Page) => page.evaluate(() => window.standIn.loads)

async function watchReplay(page: Page) {
  await openApp(page, `${server.url}/watch/${replayId}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect.poll(async () => (await watched(page)).seconds, { timeout: 30_000 }).toBeGreaterThan(0.5)
}

/** On a phone the way there is in the menu. */
async function press(page: Page, name: string) {
  const button = player(page).getByRole('button', { name })
  if ((page.viewportSize()?.width ?? 0) < 600)
    await player(page).getByRole('button', { name: 'Settings' }).click()
  await button.filter({ visible: true }).click()
  await expect(player(page).getByRole('group', { name: 'Settings' })).toHaveCount(0)
}

async function findDevice(page: Page) {
  await expect.poll(() => page.evaluate(() => 'standIn' in window)).toBe(true)
  await page.evaluate(() => window.standIn.addDevice())
}

test('a channel without an id loads nothing from Google and offers nothing', { tag: '@once' }, () => {
  expect(bareReplay).toEqual({ scripts: 0, buttons: 0 })
})

test('a replay continues on a television at its place, obeys the controls, and comes back where it is', async ({
  page,
}) => {
  const { countScripts } = await standInForCast(page)
  await watchReplay(page)
  await expect.poll(countScripts).toBe(1)
  await expect(castButton(page)).toHaveCount(0)
  await findDevice(page)
  await press(page, 'Cast to a television')
  await expect(player(page).getByRole('status')).toHaveText('Playing on Living room')
  expect((await watched(page)).isPaused).toBe(true)
  const [request] = await loads(page)
  const here = (await watched(page)).seconds
  expect(request).toMatchObject({
    autoplay: true,
    currentTime: here,
    media: {
      contentType: 'application/vnd.apple.mpegurl',
      streamType: 'BUFFERED',
      hlsSegmentFormat: 'fmp4',
      hlsVideoSegmentFormat: 'fmp4',
      metadata: { images: [{ url: expect.stringMatching(/^http/) }] },
    },
  })
  await expectPlayable(JSON.parse(JSON.stringify(request)).media.contentId)
  await expectAccessible(page)

  await page.evaluate(() => window.standIn.tick(3))
  await player(page).getByRole('button', { name: 'Forward 10 seconds' }).click()
  await expect.poll(async () => (await remote(page)).currentTime).toBeCloseTo(here + 13, 1)
  await player(page).getByRole('button', { name: 'Pause' }).click()
  await expect.poll(async () => (await remote(page)).isPaused).toBe(true)
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => (await remote(page)).isPaused).toBe(false)
  expect((await watched(page)).isPaused).toBe(true)

  await press(page, 'Play here again')
  await expect.poll(async () => (await watched(page)).isPaused).toBe(false)
  expect((await watched(page)).seconds).toBeGreaterThan(here + 12.9)
  await expect(player(page).getByRole('status')).not.toHaveText('Playing on Living room')
})

/** From nowhere in particular: no cookie, no key, the origin of a receiver. */
async function expectPlayable(url: string) {
  const headers = { origin: 'https://receiver.example' }
  const sizes = await fetch(url, { headers })
  expect(sizes.headers.get('access-control-allow-origin')).toBe('*')
  const size = (await sizes.text()).match(/^\S+index\.m3u8.*$/m)?.[0] ?? 'none'
  const listUrl = new URL(size, url)
  const list = await fetch(listUrl, { headers })
  expect(list.headers.get('access-control-allow-origin')).toBe('*')
  const segment = (await list.text()).match(/^.*segment-0(?:-w\w+)?\.m4s.*$/m)?.[0] ?? 'none'
  const bytes = await fetch(new URL(segment, listUrl), { headers })
  expect(bytes.status).toBe(200)
  expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(1000)
}

test('a live game is cast from where it is, comes back to live, and stays paused if it was', {
  tag: '@once',
}, async ({ page }) => {
  await standInForCast(page)
  await openApp(page, `${server.url}/watch/${liveId}`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(0)
  await player(page).getByRole('button', { name: 'Back 10 seconds' }).click()
  await findDevice(page)
  const here = (await watched(page)).seconds
  await press(page, 'Cast to a television')
  await expect(player(page).getByRole('status')).toHaveText('Playing on Living room')
  const [request] = await loads(page)
  expect(request).toMatchObject({ media: { streamType: 'LIVE' } })
  expect(request).not.toHaveProperty('currentTime')
  await press(page, 'Play here again')
  await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThan(here + 5)

  await press(page, 'Cast to a television')
  await expect(player(page).getByRole('status')).toHaveText('Playing on Living room')
  await player(page).getByRole('button', { name: 'Pause' }).click()
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await press(page, 'Play here again')
  await expect(castButton(page)).toHaveAttribute('aria-pressed', 'false')
  expect((await watched(page)).isPaused).toBe(true)
})

test('a button beside the picture casts too, and says whether it does', { tag: '@once' }, async ({
  page,
}) => {
  await standInForCast(page)
  await watchReplay(page)
  const button = page.getByRole('main').getByRole('button', { name: 'Cast', exact: true })
  await expect(button).toHaveCount(0)
  await findDevice(page)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await loads(page)).length).toBe(1)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
})

test('a video that a television refuses, or stops by itself, goes on here', { tag: '@once' }, async ({
  page,
}) => {
  await standInForCast(page)
  await watchReplay(page)
  await findDevice(page)
  await press(page, 'Cast to a television')
  await expect(player(page).getByRole('status')).toHaveText('Playing on Living room')
  await page.evaluate(() => window.standIn.tick(8))
  await page.evaluate(() => window.standIn.stopMedia())
  await expect.poll(async () => (await watched(page)).isPaused).toBe(false)
  expect((await watched(page)).seconds).toBeGreaterThan(8)

  await page.evaluate(() => window.standIn.refuse())
  await press(page, 'Cast to a television')
  await expect(player(page).getByRole('status')).toHaveText('The television did not play it.')
  await expect.poll(async () => (await watched(page)).isPaused).toBe(false)
})

test('on the narrowest phone the cast button is in the menu', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await standInForCast(page)
  await watchReplay(page)
  await findDevice(page)
  await player(page).getByRole('button', { name: 'Settings' }).click()
  await expect(castButton(page).filter({ visible: true })).toBeInViewport({ ratio: 1 })
})
