import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { takeKey } from './support/find-game.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

/** What stands around the picture of a game: beside it, below it, and after it. */
const server = shareLiveServer()

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

const stageOf = (page: Page) => page.locator('[data-stage]')
const line = (page: Page) => page.getByRole('region', { name: 'Score by period' })

interface ListedGame {
  id: number
  name: string
  participants: { score: number }[]
}

/** Those that have been played for a while, the most points first. */
async function listPlayed(page: Page, baseURL = ''): Promise<ListedGame[]> {
  const key = await takeKey(baseURL)
  const list = async (status: string): Promise<ListedGame[]> =>
    (await (await page.request.get(`/api/events?stream_status=${status}&limit=100&api_key=${key}`)).json())
      .items
  const games = [...(await list('live')), ...(await list('finished'))]
  const sumOf = ({ participants }: ListedGame) => participants.reduce((sum, { score }) => sum + score, 0)
  return games.toSorted((a, b) => sumOf(b) - sumOf(a))
}

test('the page of a meet has its standings, the best first, and the points of each event', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const meet = (await listPlayed(page, baseURL)).find(({ participants }) => participants.length > 2)
  const best = (meet?.participants ?? []).map(({ score }) => score).toSorted((a, b) => b - a)
  const teams = page.getByRole('list', { name: 'Standings' }).getByRole('listitem')
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height })
    await openApp(page, `/watch/${meet?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: meet?.name ?? '' })).toBeVisible()
    await expect(teams).toHaveCount(best.length)
    const points = (await teams.allInnerTexts()).map(text => Number(text.trim().match(/\d+$/)?.[0]))
    expect(points).toEqual(best)
    // Each event is a column of its own, and they add up.
    await expect(line(page).getByRole('columnheader').nth(2)).toBeAttached()
    const totals = await line(page).getByRole('row').locator('td:last-child').allTextContents()
    expect(totals.map(Number)).toEqual(best)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expectAccessible(page)
  }
})

/** How far the top of the picture is from that of the screen, after the page was scrolled. */
async function topAfterScroll(page: Page, pixels: number): Promise<number> {
  await page.evaluate(by => scrollTo({ top: by, behavior: 'instant' }), pixels)
  expect(await page.evaluate(() => scrollY)).toBe(pixels)
  return stageOf(page).evaluate(stage => Math.round(stage.getBoundingClientRect().top))
}

test('the picture stays in view beside a list that scrolls, and so do several beside each other', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const played = await listPlayed(page, baseURL)
  const [game, other] = played.filter(({ participants }) => participants.length === 2)
  const views = [
    { width: 1440, height: 900, query: '' },
    { width: 1024, height: 768, query: '' },
    // Too low for the score under the picture.
    { width: 1366, height: 700, query: '' },
    { width: 1440, height: 900, query: `?with=${other?.id}` },
  ]
  for (const { query, ...size } of views) {
    await page.setViewportSize(size)
    await openApp(page, `/watch/${game?.id}${query}`)
    await expect(
      page.getByRole('list', { name: 'Scores of the game' }).getByRole('listitem').nth(7),
    ).toBeAttached()
    // The header has a second row where it is narrow.
    const header = await page.evaluate(() =>
      Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--header-height'), 10),
    )
    const top = await topAfterScroll(page, 100)
    expect(top, `${size.width} × ${size.height} ${query}`).toBe(header + 8)
  }
})

test('on a phone the picture stays at the very top while the page scrolls', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { eventId } = await server.recordGame(30)
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, `${server.url}/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expect.poll(async () => (await watched(page)).frames, { timeout: 40_000 }).toBeGreaterThan(5)
  expect(await topAfterScroll(page, 500)).toBe(0)
})

test('after a game that is cancelled, what is live now follows', { tag: '@once' }, async ({ browser }) => {
  test.setTimeout(180_000)
  const { eventId: live } = await server.recordGame(10)
  const cancelled = await server.takeGame()
  await (await operate(server.url)).post(`/events/${cancelled}/cancel`)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const others = page.getByRole('region', { name: 'On right now' })
  await openApp(page, `/watch/${cancelled}`)
  await expect(others.locator(`a[href="/watch/${live}"]`)).toBeAttached()
  await expectAccessible(page)
  await context.close()
})
