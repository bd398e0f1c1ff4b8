import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { applyChannel } from './support/apply-channel.ts'
import { findGame } from './support/find-game.ts'
import { listen } from './support/listen.ts'
import { watched } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Two sites: the channel lists the first and not the second. */
let server: LiveServer
let listed: Awaited<ReturnType<typeof listen>>
let stranger: Awaited<ReturnType<typeof listen>>
let player: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer()
  const html = await readFile('docs/embed-test.html', 'utf8')
  const site = () =>
    listen(() => (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(html)
    })
  listed = await site()
  stranger = await site()
  const origins = `embed_origins: ['${new URL(listed.url).origin}']`
  await applyChannel(
    server,
    yaml => `embed_hosts: [video.example]\n${yaml.replace(/^embed_origins:.*$/m, origins)}`,
  )

  player = `${server.url}/watch_embed/${await server.recordReplay(6)}`
})
test.afterAll(async () => {
  await Promise.all([server.stop(), listed.stop(), stranger.stop()])
})

const around = (site: { url: string }) => `${new URL(site.url).origin}/?player=${encodeURIComponent(player)}`
const reports = async (page: Page): Promise<Record<string, unknown>[]> =>
  ((await page.locator('#log').textContent()) ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
/** Presses a command's button and waits for what is said of it. */
async function say(page: Page, cmd: string, answer: object) {
  await page.getByRole('button', { name: cmd, exact: true }).click()
  await expect
    .poll(async () => (await reports(page)).at(-1), { timeout: 20_000 })
    .toMatchObject({ source: 'grandstand', v: 1, ...answer })
}

test('a listed site plays, seeks, asks for the time and plays a part of a game', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  await page.goto(around(listed))
  const frame = page.frameLocator('iframe')
  const title = frame.getByRole('link', { name: /Northern League TV$/ })
  await expect(title).toHaveAttribute('href', /^\/watch\/\d+$/)
  await expect
    .poll(() => reports(page), { timeout: 30_000 })
    .toEqual([expect.objectContaining({ event: 'ready' })])
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0)
  await say(page, 'seek', { event: 'error', id: 1, code: 'not_ready' })
  await say(page, 'eject', { event: 'error', id: 2, code: 'unknown_command' })
  await say(page, 'play', { cmd: 'play', id: 3, is_live: false })
  const video = page.frameLocator('iframe').locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5)
  await say(page, 'pause', { cmd: 'pause', id: 4, is_paused: true })
  await say(page, 'seek', { cmd: 'seek', id: 5, seconds: 2 })
  await say(page, 'get_time', { cmd: 'get_time', id: 6, seconds: 2, is_paused: true })
  await say(page, 'play_part', { event: 'complete', id: 7 })
  const stoppedAt = await video.evaluate((element: HTMLVideoElement) => element.currentTime)
  expect(stoppedAt).toBeGreaterThanOrEqual(3)
  expect(stoppedAt).toBeLessThan(4)
  await say(page, 'play', { event: 'complete' })
  await say(page, 'stop', { cmd: 'stop', id: 9, seconds: 0, is_paused: true })
})

test('a site that is not listed can neither frame the player nor command it', { tag: '@once' }, async ({
  page,
  problems,
}) => {
  await page.goto(around(stranger))
  await expect
    .poll(() => problems, { timeout: 20_000 })
    .toEqual([expect.stringContaining(`"frame-ancestors 'self' ${new URL(listed.url).origin}"`)])
  problems.length = 0
  expect(await reports(page)).toEqual([])
  // It may open a window, and shout at it.
  const popup = page.waitForEvent('popup')
  await page.evaluate(address => void window.open(address, 'player'), player)
  const opened = await popup
  await opened.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(opened.locator('video')).toBeVisible()
  await page.evaluate(() => {
    window.open('', 'player')?.postMessage({ source: 'grandstand', v: 1, id: 1, cmd: 'pause' }, '*')
  })
  await expect
    .poll(() => opened.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(1)
  expect(await reports(page)).toEqual([])
})

test('a player of another site replaces our own', { tag: '@once' }, async ({ page }) => {
  const eventId = await findGame(server.url, 'finished')
  await server.media('embed', eventId, 'https://video.example/embed/7')
  await page.route('https://video.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Partner player</h1>' }),
  )
  await page.goto(`${server.url}/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Partner player')
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
})

test('a game offers its own camera and a player of another site in one switch', { tag: '@once' }, async ({
  page,
}) => {
  const eventId = player.split('/').at(-1) ?? ''
  await server.media('embed', eventId, 'https://video.example/embed/8', '--name', 'Partner')
  await page.route('https://video.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Partner player</h1>' }),
  )
  await page.goto(`${server.url}/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const cameras = page.getByRole('group', { name: 'Cameras' })
  await expect.poll(async () => (await watched(page)).seconds, { timeout: 30_000 }).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect.poll(async () => (await watched(page)).isPaused).toBe(true)
  const { seconds: left } = await watched(page)

  await cameras.getByRole('button', { name: 'Partner' }).first().click()
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Partner player')
  await expect(page.locator('video')).toHaveCount(0)
  await expect(cameras.getByRole('button', { name: 'Partner' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await cameras.getByRole('button', { name: 'Main camera' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect.poll(async () => (await watched(page)).seconds, { timeout: 30_000 }).toBeGreaterThan(left - 1)
  expect((await watched(page)).seconds).toBeLessThan(left + 2.5)
})

test('an operator adds a preview of another site, which plays on the page of an upcoming game', {
  tag: '@once',
}, async ({ page }) => {
  const eventId = await findGame(server.url, 'upcoming')
  await openStudio(page, demoOperator, `${server.url}/studio/channels/northern-league/events/${eventId}`)
  await page.getByRole('button', { name: 'More about this game' }).click()
  const players = page.getByRole('region', { name: 'Players of other sites' })
  await players.getByLabel('Address of the player').fill('http://video.example/embed/9')
  await players.getByLabel('What it shows').selectOption('A preview')
  await players.getByRole('button', { name: 'Add the player' }).click()
  await expect(players.getByText('It must begin with https://')).toBeVisible()
  await players.getByLabel('Address of the player').fill('https://video.example/embed/9')
  await players.getByRole('button', { name: 'Add the player' }).click()
  await expect(players.getByRole('listitem')).toContainText('https://video.example/embed/9')

  const asked: string[] = []
  await page.route('https://video.example/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Teaser</h1>' })
  })
  await page.goto(`${server.url}/watch/${eventId}`)
  const open = page.getByRole('button', { name: 'Watch the preview' })
  await expect(open).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  // Nothing of the other site before somebody asks for it.
  expect(asked).toEqual([])
  await open.click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation',
  )
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Teaser')
  await preview.getByRole('button', { name: 'Close the preview' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()
})
