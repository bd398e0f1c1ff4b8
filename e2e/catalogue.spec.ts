import { randomUUID } from 'node:crypto'
import { board } from '@grandstand/contract'
import type { Page } from '@playwright/test'
import { expectAccessible, screenLimitMs } from './support/expect-accessible.ts'
import { takeKey } from './support/find-game.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/watch/"]')

/** Which games are listed, and how, is chosen behind one button. */
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
const showGames = (page: Page) => page.getByRole('button', { name: 'Show the games' }).click()

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('#splash')).toHaveCount(0)
}

test('home shows scores and rails that lead to the lists', { tag: '@journey' }, async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Scores' }).getByRole('link').first()).toBeVisible()
  for (const name of ['Live now', 'Upcoming', 'Replays', 'Schools', 'Sports']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page
    .getByRole('region', { name: 'Replays' })
    .getByRole('link', { name: /See all/ })
    .click()
  await expect(page).toHaveURL('/vod')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replays on demand')
})

test('?group= filters the rails, and their lists', { tag: '@once' }, async ({ page }) => {
  await open(page, '/?group=westview-wolves')
  const replays = page.getByRole('region', { name: 'Replays' })
  const games = replays.locator('a[href^="/watch/"]')
  await expect(games.first()).toBeVisible()
  const texts = await games.allTextContents()
  for (const text of texts) expect(text).toContain('Westview')
  await replays.getByRole('link', { name: /See all/ }).click()
  await expect(page).toHaveURL('/vod?school=westview-wolves')
})

test('the alias chooses the type, the switch keeps the filters', { tag: '@once' }, async ({ page }) => {
  await open(page, '/live?sport=hockey')
  await openFilters(page)
  const types = page.getByRole('navigation', { name: 'Which games' })
  await expect(types.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page')
  await types.getByRole('link', { name: 'Replays' }).click()
  await expect(page).toHaveURL('/vod?sport=hockey')
  await expect(page.getByLabel('Sport', { exact: true })).toHaveValue('hockey')
  await expect(cards(page).first()).toContainText(/hockey/i)
})

test('filters are in the address, search as the user types, and can be reset', { tag: '@journey' }, async ({
  page,
}) => {
  await open(page, '/vod')
  await expect(cards(page).first()).toBeVisible()
  await openFilters(page)
  await expectAccessible(page)
  await page.getByLabel('School', { exact: true }).selectOption('westview-wolves')
  await expect(page).toHaveURL('/vod?school=westview-wolves')
  await expect(cards(page).first()).toContainText('Westview')
  const search = page.getByRole('searchbox')
  await search.fill('socer')
  await expect(page).toHaveURL(/q=socer/)
  await expect(search).toBeFocused()
  await expect(cards(page).first()).toContainText(/soccer/i)
  await search.fill('qqqqqqqq')
  await expect(page.getByRole('heading', { name: 'No games match your filters' })).toBeVisible()
  await showGames(page)
  await page.getByRole('main').getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/vod')
  await expect(cards(page).first()).toBeVisible()
})

test('an unknown filter in the address is left out, and the page says so', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/upcoming?sport=chess&from=tomorrow')
  await expect(page.getByText('We ignored unknown filters: Sport “chess”, From “tomorrow”.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('endless scrolling keeps its place on Back', { tag: '@once' }, async ({ page }) => {
  await open(page, '/vod')
  await expect(cards(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  await cards(page).nth(30).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => window.scrollY)
  await cards(page).nth(30).click()
  await expect(page).toHaveURL(/\/watch\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/vod')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
})

test('views are remembered, and the table is a table', async ({ page }) => {
  await open(page, '/vod')
  await openFilters(page)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await showGames(page)
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Score' })).toBeVisible()
  await page.reload()
  await expect(table).toBeVisible()
  await expectAccessible(page)
  await openFilters(page)
  await page.getByRole('button', { name: 'Show as cards' }).click()
  await page.getByRole('button', { name: 'Cards in a grid' }).click()
  await page.reload()
  await openFilters(page)
  await expect(page.getByRole('button', { name: 'Cards in a grid' })).toHaveAttribute('aria-pressed', 'true')
})

test('the schedule begins with what is live, in rows above the fold, under days that stay', async ({
  page,
}) => {
  await open(page, '/schedule')
  const row = page.getByRole('region', { name: 'Live now' }).locator('a[href^="/watch/"]').first()
  await expect(row).toBeInViewport({ ratio: 1 })
  const { y = 0, height = 0, width = 0 } = (await row.boundingBox()) ?? {}
  expect(y).toBeLessThanOrEqual(240)
  expect(height).toBeGreaterThanOrEqual(84)
  expect(height).toBeLessThanOrEqual(92)
  for (const each of await page.locator('main a[href^="/watch/"]').all())
    expect(await each.evaluate(link => link.scrollHeight - link.clientHeight), 'a row holds all').toBe(0)
  const { width: list = 0 } = (await page.getByRole('region', { name: 'Live now' }).boundingBox()) ?? {}
  expect(width).toBe(list)
  const today = page.locator('[data-day] button[aria-current="date"]')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(today).toBeInViewport({ ratio: 1 })
  const hit = await today.evaluate(day => {
    const { x, y, width, height } = day.getBoundingClientRect()
    return day.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(hit, 'nothing lies over the days').toBe(true)
})

test('an empty day leads to the next that has games', { tag: '@once' }, async ({ page, baseURL }) => {
  const api_key = await takeKey(baseURL ?? '')
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const period = { start_date: dayIn(-200), end_date: dayIn(0) }
  const answer = await page.request.get('/api/events-days', { params: { api_key, ...period } })
  const first: string = (await answer.json()).items.map(({ date }: { date: string }) => date).sort()[0]
  const before = new Date(Date.parse(first) - 2 * 86_400_000).toISOString().slice(0, 10)
  await open(page, `/schedule?from=${before}&to=${before}`)
  await expect(page.getByRole('heading', { name: 'No games on this day' })).toBeVisible()
  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a day is chosen in the strip and in the calendar', async ({ page }) => {
  await open(page, '/schedule')
  const day = page.getByRole('button', { name: /, \d+ games?$/ }).nth(1)
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(searchParams.get('to')).toBe(searchParams.get('from'))
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await calendar.getByRole('button', { name: / 15, / }).click()
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-15&to=/)
})

/** In the first of the games between two teams: of a meet the row has only who leads. */
async function scorePoint(page: Page) {
  const game = cards(page)
    .filter({ hasNotText: /Track and field|Cross-country/ })
    .first()
  const [id] = (await game.getAttribute('href'))?.match(/\d+/) ?? []
  const { get, post } = await operate(new URL(page.url()).origin)
  // The demo keeps the score too, and who has seen an older board is refused.
  await expect(async () => {
    const { version, teams, points } = board.parse(await get(`/events/${id}/board`))
    const tap = { type: 'points', participant_id: teams[0]?.id, points: points[0] }
    await post(`/events/${id}/board/tap`, { tap, key: randomUUID(), version, ago_ms: 0 })
  }).toPass()
}

test('a live game moves on without a reload', { tag: ['@once', '@journey'] }, async ({ page }) => {
  await open(page, '/live')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(cards(page).first()).toBeVisible()
  const before = await cards(page).allTextContents()
  await scorePoint(page)
  await expect.poll(() => cards(page).allTextContents()).not.toEqual(before)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('without streams, changes come by polling', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  const asked = page.waitForRequest(/events-changes\?.*cursor=\d+/)
  await open(page, '/live')
  await expect(cards(page).first()).toBeVisible()
  const before = await cards(page).allTextContents()
  await asked
  await scorePoint(page)
  await expect.poll(() => cards(page).allTextContents()).not.toEqual(before)
})

test('an event page has its facts and its calendar entry', { tag: ['@once', '@journey'] }, async ({
  page,
}) => {
  await open(page, '/upcoming')
  await cards(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\S/)
  await expect(page.getByText('Starts in')).toBeVisible()
  await expect(page.getByText('Your time')).toBeVisible()
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const href = await link.getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect(await answer.text()).toContain('BEGIN:VEVENT')
})

test('a list has a calendar to subscribe to', { tag: '@once' }, async ({ page }) => {
  await open(page, '/upcoming?school=westview-wolves')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe' })
  await expect(dialog).toContainText('Subscribe to Westview High School')
  const link = dialog.getByRole('link', { name: 'Open in my calendar' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^webcal:\/\/.*\/ical\/school\/westview-wolves\.ics/)
  const answer = await page.request.get(href.replace('webcal:', 'http:'))
  expect(answer.headers()['content-type']).toContain('text/calendar')
  await expectAccessible(page)
})

test('an unknown id leads to the not-found page', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/watch/2147483647', '/watch/none', '/vod_library/2147483647', '/vod_library/none']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/404')
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    })
  }
})

test('the library is searched as the user types, and opens a video', { tag: '@once' }, async ({ page }) => {
  await open(page, '/vod_library')
  const videos = page.getByRole('main').locator('a[href^="/vod_library/"]')
  await expect(videos.first()).toBeVisible()
  await page.getByRole('searchbox').fill('goals')
  await expect(page.getByText(/videos? found/)).toBeVisible()
  await expect(videos.first()).toContainText(/goals/i)
  await videos.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/goals/i)
  await page.getByRole('link', { name: 'Back to the library' }).click()
  await page.getByRole('searchbox').fill('qqqqqqqq')
  await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible()
})

test('axe finds nothing on the lists with their games', async ({ page }) => {
  const paths = ['/', '/?group=westview-wolves', '/live', '/upcoming', '/schedule', '/vod', '/vod_library']
  test.setTimeout(paths.length * screenLimitMs)
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      await expect(
        page.getByRole('main').locator('a[href^="/watch/"], a[href^="/vod_library/"]').first(),
      ).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test('axe finds nothing on an event page and on a video', async ({ page }) => {
  await open(page, '/upcoming')
  await cards(page).first().click()
  await expect(page.getByText('Starts in')).toBeVisible()
  await expectAccessible(page)
  await open(page, '/vod_library')
  await page.getByRole('main').locator('a[href^="/vod_library/"]').first().click()
  await expect(page.getByRole('link', { name: 'Back to the library' })).toBeVisible()
  await expectAccessible(page)
})
