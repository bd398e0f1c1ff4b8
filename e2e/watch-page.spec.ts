import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { operate } from './support/operate.ts'
import { demoOperator } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const line = (page: Page) => page.getByRole('region', { name: 'Score by period' })
const moments = (page: Page) => page.getByRole('list', { name: 'Scores of the game' })
/** Away and home, as the last column has them. */
const totals = async (page: Page) =>
  (await line(page).getByRole('row').locator('td:last-child').allTextContents()).map(Number)

const sizes = [
  { width: 390, height: 844, edge: 16 },
  { width: 844, height: 390, edge: 34 },
  { width: 1440, height: 900, edge: 56 },
]

const server = shareLiveServer()

const games = [
  { type: 'paid', stream_status: 'upcoming' },
  { stream_status: 'live' },
  { type: 'paid', stream_status: 'finished' },
] as const

for (const game of games) {
  test(`the page of a game (${game.stream_status}) has one left edge, and nothing beyond the screen`, {
    tag: '@once',
  }, async ({ page }) => {
    const { id } = await findEvent(page.request, game)
    for (const { edge, ...size } of sizes) {
      await page.setViewportSize(size)
      await openApp(page, `/watch/${id}`)
      await expect(page.getByRole('link', { name: 'Game', exact: true })).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      const { x = -1 } = (await page.getByRole('button', { name: 'Share' }).locator('..').boundingBox()) ?? {}
      if (size.width < 1024) expect(Math.round(x)).toBe(edge)
      else expect(Math.round((await page.locator('[data-stage]').boundingBox())?.x ?? -1)).toBe(edge)
      await expectAccessible(page)
    }
  })
}

test(
  'score, line score and moments are those of the picture, and a moment leads to what came before it',
  {
    tag: '@once',
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const apiKey = await becomePerson(page, freshPerson(testInfo))
    const { eventId } = await server.recordGame(60)
    await page.waitForTimeout(12_000)
    await server.events('set', eventId, 'score=0-1')
    await server.endGame(eventId)

    // Nobody watches yet: the page has the result.
    await page.goto(`/watch/${eventId}`)
    await expect.poll(() => totals(page)).toEqual([0, 1])
    await expect(moments(page).getByRole('listitem')).toHaveCount(1)
    await expect(moments(page).getByRole('button')).toHaveCount(0)

    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    await page.keyboard.press('0')
    await expect(page.getByText('No score yet.')).toBeVisible()
    await expect.poll(() => totals(page)).toEqual([0, 0])
    await page.keyboard.press('9')
    await expect(moments(page).getByRole('button')).toHaveCount(1)
    await expect.poll(() => totals(page)).toEqual([0, 1])
    await moments(page).getByRole('button').click()
    await expect.poll(async () => (await watched(page)).seconds).toBeLessThan(45)
    await expect(page.getByText('No score yet.')).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Timeline of the game' })).toBeVisible()
    await expectAccessible(page)

    // The score on the picture goes, and stays away.
    const bug = page.getByRole('region', { name: 'Video player' }).getByText(/^[A-Z]{2,4} 0$/)
    await expect(bug).toHaveCount(2)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Score on the picture' }).uncheck()
    await expect(bug).toHaveCount(0)
    // In words among the captions, at the time of the picture.
    await page.getByRole('combobox', { name: 'Captions' }).selectOption('Score')
    const lines = page.getByRole('region', { name: 'Video player' }).getByText(/ 0, .+ 1$/)
    await page.keyboard.press('9')
    await expect(lines).toBeVisible()
    await page.keyboard.press('0')
    await expect(lines).toHaveCount(0)
    // What is there when it is ticked is not said.
    await expect.poll(() => totals(page)).toEqual([0, 0])
    await page.getByRole('checkbox', { name: 'Say the score aloud' }).check()
    await page.keyboard.press('9')
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: / 1/ })).toHaveCount(1)
    await page.reload()
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    await expect(bug).toHaveCount(0)

    // A clip shows the score of its own moments.
    const game = await (await page.request.get(`/api/events/${eventId}?api_key=${apiKey}`)).json()
    const [{ id: event_media_id }] = game.media
    const cut = await page.request.post('/api/clip', {
      data: {
        api_key: apiKey,
        event_id: Number(eventId),
        event_media_id,
        name: 'The goal',
        start_time: 50,
        duration: 6,
        idempotency_key: randomUUID(),
      },
    })
    const { id } = await cut.json()
    await page.goto(`/watch_library/${id}`)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Score on the picture' }).check()
    await expect(bug).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Video player' }).getByText(/^[A-Z]{2,4} 1$/)).toHaveCount(
      1,
    )
    await context.close()
  },
)

interface State {
  name: string
  /** Gives its address. */
  make: (page: Page) => Promise<string>
  /** In the first view of every screen. */
  shows: (page: Page) => Locator[]
}

const stageOf = (page: Page) => page.locator('[data-stage]')
const says = (text: string) => (page: Page) => [stageOf(page).getByText(text).first()]
const onServer = (eventId: string) => `${server.url}/watch/${eventId}`

/** Every state that a game's page can be in. */
const states: State[] = [
  {
    name: 'to come and for sale',
    make: async page => `/watch/${(await findEvent(page.request, games[0])).id}`,
    shows: page => [page.getByRole('timer'), page.getByRole('link', { name: /^Buy (this game|· \$9\.99)$/ })],
  },
  {
    name: 'for sale while it is live',
    make: async () => onServer((await server.recordGame(20, 'paid')).eventId),
    // Its free seconds, which begin by themselves where nothing speaks against it.
    shows: page => [stageOf(page).getByRole('button', { name: 'Watch the preview' })],
  },
  {
    name: 'without a picture yet',
    async make() {
      const id = await server.takeGame()
      await server.startGame(id)
      return onServer(id)
    },
    shows: says('The picture has not started'),
  },
  {
    name: 'interrupted',
    // Its camera goes at once; a minute later nobody waits for it any more, and the open page says so by itself.
    make: async () => onServer((await server.recordGame(8)).eventId),
    shows: says('Back in a moment'),
  },
  {
    name: 'over',
    make: async () => onServer(await server.recordReplay(8)),
    shows: page => [stageOf(page).getByRole('button', { name: 'Watch the replay' })],
  },
  {
    name: 'over without a replay',
    async make() {
      const id = await server.takeGame()
      await server.startGame(id)
      await server.endGame(id)
      return onServer(id)
    },
    shows: says('There is no replay of this game.'),
  },
  {
    name: 'blocked where its viewer is',
    async make(page) {
      await page.addInitScript(
        rehearsal => sessionStorage.setItem('rudy_rehearsal', rehearsal),
        '{"isGeoBlocked":true}',
      )
      return `/watch/${(await findEvent(page.request, games[1])).id}`
    },
    shows: says("We're sorry, but this content is not available in your region."),
  },
  {
    name: 'cancelled',
    async make() {
      const id = await server.takeGame('paid')
      await (await operate(server.url)).post(`/events/${id}/cancel`)
      return onServer(id)
    },
    shows: says('This game is cancelled.'),
  },
  {
    name: 'private',
    async make(page) {
      const headers = { origin: server.url }
      const { channel_key } = await (await page.request.get(`${server.url}/api/channel-config`)).json()
      await page.request.post(`${server.url}/api/studio/login`, { headers, data: demoOperator })
      const made = await page.request.post(`${server.url}/api/studio/channels/${channel_key}/rehearsal`, {
        headers,
        data: {},
      })
      return onServer(String((await made.json()).id))
    },
    shows: page => [stageOf(page)],
  },
]

for (const { name, make, shows } of states) {
  test(`a game that is ${name} says so in the first view of every screen`, { tag: '@once' }, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const address = await make(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openApp(page, address)
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height })
      for (const shown of shows(page)) {
        await expect(shown).toBeVisible({ timeout: 90_000 })
        await expect(shown).toBeInViewport({ ratio: 0.9 })
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
}
