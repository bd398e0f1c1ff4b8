import { startEncoder } from '@grandstand/media/test-encoder'
import type { Locator, Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { applyChannel } from './support/apply-channel.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findGame } from './support/find-game.ts'
import { countOpenings, followDelay, watched } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

/** One server for all: the journey of a game from the wait for it to its replay. */
let server: LiveServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer({ TRUST_PROXY: '1' })
})
test.afterAll(async () => {
  await server.stop()
})

/** Behind live, on the narrowest phone: every control within reach; lying, the picture alone; scrolled on, still in view. */
async function expectRoomOnPhone(page: Page) {
  const upright = page.viewportSize() ?? { width: 390, height: 844 }
  const player = page.getByRole('region', { name: 'Video player' })
  await page.setViewportSize({ width: 320, height: 640 })
  const box = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { y: top, height } = await box(player)
  for (const button of await player.getByRole('button').all()) {
    const { x, y, width } = await box(button)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    expect(y).toBeGreaterThanOrEqual(top)
    expect(y).toBeLessThan(top + height)
  }
  await player.getByRole('button', { name: 'Settings' }).click()
  await expect(player.getByRole('button', { name: 'Mute' })).toBeVisible()
  await player.getByRole('button', { name: 'Settings' }).click()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => box(player)).toEqual({ x: 0, y: 0, width: 844, height: 390 })
  await page.setViewportSize(upright)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(player).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Close the player' })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}

test('a game begins by itself, can be rewound, outlives a dropped encoder, and is its own replay', {
  tag: '@journey',
}, async ({ page, isMobile }) => {
  test.setTimeout(240_000)
  const eventId = await findGame(server.url, 'upcoming')
  const readDelay = followDelay(page)
  await page.goto(`${server.url}/watch/${eventId}`)
  await expect(page.getByRole('timer')).toBeVisible()
  const url = await server.addCamera(eventId)
  await server.startGame(eventId)
  const encoder = startEncoder(url, { seconds: 120, isLive: true })
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(60)
  expect((await watched(page)).height).toBe(180)
  // The bar leaves while nobody points at it.
  const live = page.getByRole('button', { name: 'Live', exact: true, includeHidden: true })
  await expect(live).toBeAttached({ timeout: 60_000 })
  const delaySeconds = await readDelay()
  test.info().annotations.push({ type: 'delay', description: `${delaySeconds.toFixed(1)} s` })
  // What it is on a machine that does nothing else is a bench: `npm run bench -- latency`.
  expect(delaySeconds).toBeGreaterThan(0)
  expect(delaySeconds).toBeLessThan(60)

  await expect.poll(async () => (await watched(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(14)
  await page.locator('video').focus()
  await page.keyboard.press('j')
  await expect(page.getByTitle('Go live')).toBeVisible()
  if (isMobile) await expectRoomOnPhone(page)
  await page.getByTitle('Go live').click()
  await expect(live).toBeAttached({ timeout: 60_000 })

  // The encoder drops and comes back: the same page says so, and goes on.
  encoder.child.kill('SIGKILL')
  await encoder.done
  await expect(page.getByText("We'll be right back.")).toBeVisible({ timeout: 20_000 })
  const before = await watched(page)
  const openings = await countOpenings(page)
  const second = startEncoder(url, { seconds: 60, isLive: true })
  await expect
    .poll(async () => (await watched(page)).frames, { timeout: 60_000 })
    .toBeGreaterThan(before.frames + 60)
  await expect(page.getByText("We'll be right back.")).toBeHidden()
  expect(await openings()).toBe(0)

  await server.endGame(eventId)
  await second.done
  await expect(page.getByText('The game is over.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByText(/^\d:\d\d \/ \d:\d\d$/)).toBeVisible()
  const replay = await watched(page)
  await expect
    .poll(async () => (await watched(page)).seconds, { timeout: 60_000 })
    .toBeGreaterThan(replay.seconds)
})

test('before play is pressed, a page has the code of the player and has asked for no video and no location', {
  tag: '@once',
}, async ({ page }) => {
  const { eventId } = await server.recordGame(4)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const countOf = (pattern: RegExp) => asked.filter(path => pattern.test(path)).length
  await page.goto(`${server.url}/watch/${eventId}`)
  await expect(page.getByRole('button', { name: 'Watch live' })).toBeVisible()
  await expect.poll(() => countOf(/^\/assets\/hls/), { timeout: 30_000 }).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(countOf(/^\/media\/|playback/)).toBe(0)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(countOf(/^\/assets\/hls/)).toBe(1)
  expect(countOf(/\/playback$/)).toBe(1)
})

test(
  'a viewer on too many screens hears so, and may take the picture back',
  {
    tag: '@once',
  },
  async ({ browser }, testInfo) => {
    const context = await browser.newContext({ baseURL: server.url })
    const [first, second, third] = [await context.newPage(), await context.newPage(), await context.newPage()]
    await becomePerson(first, freshPerson(testInfo))
    const { eventId } = await server.recordGame(4)
    for (const page of [first, second, third]) {
      await page.goto(`/watch/${eventId}`)
      await page.getByRole('button', { name: 'Watch live' }).click()
      // Before it an advertisement may play, with the game running behind.
      await expect(page.locator('video').first()).toBeVisible()
    }
    // The next renewal comes at once when a network comes back.
    await first.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(first.getByText('You are watching on another screen.')).toBeVisible()
    await first.getByRole('button', { name: 'Watch here instead' }).click()
    await expect(first.locator('video').first()).toBeVisible()
    await context.close()
  },
)

test(
  'a replay obeys every key, shows the same moment from another camera, and resumes where it was left',
  {
    tag: '@once',
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await becomePerson(page, freshPerson(testInfo))
    const eventId = await findGame(server.url, 'upcoming')
    await server.startGame(eventId)
    const main = await server.addCamera(eventId)
    const goal = await server.addCamera(eventId, 'Behind the goal')
    // Long enough that what is left in its middle is neither just begun nor as good as over.
    const options = { seconds: 40, size: '160x90' }
    await Promise.all([startEncoder(main, options).done, startEncoder(goal, options).done])
    await server.endGame(eventId)

    await page.goto(`/watch/${eventId}`)
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    const video = page.locator('video')
    await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    // The keys work at once: the button that opened the player is gone.
    await page.keyboard.press('k')
    await expect.poll(async () => (await watched(page)).isPaused).toBe(true)
    const at = (seconds: number) =>
      expect.poll(async () => (await watched(page)).seconds).toBeCloseTo(seconds, 1)
    await page.keyboard.press('0')
    await at(0)
    await page.keyboard.press('ArrowRight')
    await at(5)
    await page.keyboard.press('.')
    await at(5 + 1 / 30)
    await page.keyboard.press(',')
    await at(5)
    await page.keyboard.press('ArrowLeft')
    await at(0)
    await page.keyboard.press('l')
    await at(10)
    await page.keyboard.press('j')
    await at(0)
    await page.keyboard.press('5')
    await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThan(18)
    const { seconds: half } = await watched(page)
    await page.keyboard.press('m')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()

    // The settings leave the bar free, and go by Escape or a press elsewhere.
    const opener = page.getByRole('button', { name: 'Settings' })
    const settings = page.getByRole('group', { name: 'Settings' })
    await opener.click()
    await expect(settings.getByText('Loaded ahead')).toBeAttached()
    const [panel, bar] = [settings, page.getByRole('slider', { name: 'Place in the game' })]
    const lowest = await panel.boundingBox().then(box => (box?.y ?? 0) + (box?.height ?? 0))
    expect(lowest).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await opener.click()
    await page.getByText('Your time').click()
    await expect(settings).toBeHidden()

    await page.getByRole('button', { name: 'Behind the goal' }).click()
    await expect(page.getByRole('button', { name: 'Behind the goal' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThan(half - 3)
    await page.keyboard.press('Space')

    // A leaving viewer reports the position. The first camera's player was left too: its answer may be on its way.
    const told = page.waitForRequest(
      request => /\/api\/playback\//.test(request.url()) && request.postDataJSON().leaves === true,
    )
    // Neither another language nor another page stops it: it plays on in a corner, until it is closed.
    const openings = await countOpenings(page)
    const playsOn = async () => {
      const { frames } = await watched(page)
      await expect.poll(async () => (await watched(page)).frames).toBeGreaterThan(frames + 5)
      expect(await openings()).toBe(0)
    }
    const language = page
      .getByLabel(/Language|Langue/)
      .filter({ visible: true })
      .first()
    await language.selectOption('fr')
    await expect(page.getByRole('region', { name: 'Lecteur vidéo' })).toBeVisible()
    await playsOn()
    await language.selectOption('en')
    await page.getByRole('link', { name: 'Passes' }).first().click()
    await expect(page).toHaveURL('/packages')
    await playsOn()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Back to / }).click()
    await expect(page).toHaveURL(`/watch/${eventId}`)
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
    await playsOn()
    await page.getByRole('link', { name: 'Passes' }).first().click()
    await page.getByRole('button', { name: 'Close the player' }).click()
    await (await told).response()
    await expect(page.locator('video')).toHaveCount(0)
    // Its card tells how far it is.
    await page.goto('/')
    const card = page.locator(`a[href="/watch/${eventId}"]`).filter({ hasText: /\d+ min left\d\d% watched/ })
    await expect(card.first()).toBeVisible()
    await page.goto(`/watch/${eventId}`)
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect(page.getByText(/^Resuming at 0:[123]\d/)).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(async () => (await watched(page)).seconds).toBeLessThan(2)

    // A browser without MSE has an HLS of its own.
    const old = await context.newPage()
    await old.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'))
    await old.goto(`/watch/${eventId}`)
    await old.getByRole('button', { name: 'Watch the replay' }).click()
    await expect.poll(async () => (await watched(old)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    expect(await old.locator('video').getAttribute('src')).toMatch(/^\/media\/.*index\.m3u8$/)
    await context.close()
  },
)

test('a playing game is at most ten keys away from the address', { tag: '@once' }, async ({ page }) => {
  const { eventId } = await server.recordGame(12)
  await openApp(page, server.url)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
    keys += names.length
  }
  await press('Tab', 'Enter')
  while ((await focused()) !== `/watch/${eventId}`) await press('Tab')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Watch live' })).toBeVisible()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Watch live' })).toBeFocused()
  await press('Enter')
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(0)
  test.info().annotations.push({ type: 'keys', description: String(keys) })
  expect(keys).toBeLessThanOrEqual(10)
})

test('if a channel is blocked in a country, the player says so', { tag: '@once' }, async ({ browser }) => {
  await applyChannel(server, yaml => `geo_blocked_countries: [AU]\n${yaml}`)
  // An address in Australia, as a proxy would tell it.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '1.1.1.1' } })
  const page = await context.newPage()
  const { eventId } = await server.recordGame(4)
  await page.goto(`${server.url}/watch/${eventId}`)
  // Before anybody presses anything, and instead of a price.
  const text = page.getByText("We're sorry, but this content is not available in your region.")
  await expect(text.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watch live' })).toHaveCount(0)
  await page.goto(`${server.url}/watch/${await findGame(server.url, 'finished', 'paid')}`)
  await expect(text.first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Buy|Watch live ·)/ })).toHaveCount(0)
  await context.close()
})
