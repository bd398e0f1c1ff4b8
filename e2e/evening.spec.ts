import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { shareLiveServer } from './support/live-server.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const server = shareLiveServer()
const studio = '/studio/channels/northern-league'

/** Notes each tone that the page plays, in place of a loudspeaker. */
function countTones(): void {
  const { start } = OscillatorNode.prototype
  Object.defineProperty(window, 'tones', { value: 0, writable: true })
  OscillatorNode.prototype.start = function (when) {
    Object.assign(window, { tones: Reflect.get(window, 'tones') + 1 })
    start.call(this, when)
  }
}

const tonesOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'tones')))

test('a live game without a camera comes first and red, with those who wait, and is heard once on other pages', {
  tag: '@once',
}, async ({ page, context, browser }) => {
  test.setTimeout(180_000)
  await context.addInitScript(countTones)
  const game = await server.takeGame('paid')
  await openStudio(page, demoOperator, `${server.url}${studio}/people`)
  const other = await context.newPage()
  await other.goto(`${server.url}${studio}/clips`)
  const nav = (each: Page) => each.getByRole('navigation', { name: 'Studio' })
  for (const each of [page, other]) {
    // A browser plays nothing on a page that nobody has touched.
    const counted = each.waitForResponse(response => response.url().endsWith('/waiting'))
    await each.getByRole('heading', { level: 1 }).click()
    await counted
  }
  await server.startGame(game)
  const fans = await browser.newContext()
  const fan = await fans.newPage()
  await fan.goto(`${server.url}/watch/${game}`)
  await expect(fan.getByText('The picture has not started').first()).toBeVisible()

  for (const each of [page, other])
    await expect(nav(each).getByRole('link', { name: /^Tonight/ })).toHaveAttribute('title', /red alarm/, {
      timeout: 30_000,
    })
  // An alarm has two tones, and one of the tabs plays it; other tests' games may be dark as well.
  const played = async () => (await tonesOf(page)) + (await tonesOf(other))
  await expect.poll(played, { timeout: 15_000 }).toBeGreaterThan(0)
  const heard = await page.evaluate(
    () => JSON.parse(localStorage.getItem('studio_alarms_heard') ?? '[]').length,
  )
  expect(await played()).toBeLessThanOrEqual(2 * heard)
  await other.close()

  await nav(page)
    .getByRole('link', { name: /^Tonight/ })
    .click()
  const alarm = page
    .getByRole('region', { name: 'Alarms' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${studio}/events/${game}"]`) })
  await expect(alarm).toContainText('Live without a picture')
  await expect(alarm).toContainText(/waiting[1-9]/, { timeout: 15_000 })
  await expect(alarm).toContainText('sales paused')
  await expectAccessible(page)

  const [word = ''] = (await alarm.getByRole('link').textContent())?.split(' ') ?? []
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('searchbox').fill(word)
  await expect(palette.getByRole('link').first()).toContainText(/No picture · [1-9]\d* waiting/)
  await expect(palette.getByRole('link', { name: /^Connect a camera/ })).toBeVisible()
  // The first one empties the field.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)

  // What was known stays while there is no connection.
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'No connection since' })).toBeVisible()
  await expect(alarm).toContainText('Live without a picture')
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'No connection since' })).toHaveCount(0)

  await alarm.getByRole('button', { name: 'Connect a camera' }).click()
  await expect(page.getByRole('dialog').filter({ hasText: 'Connect a camera' })).toBeVisible()
  await fans.close()
  await server.endGame(game)
})

test('a screen that cannot be loaded says so and offers another try', { tag: '@once' }, async ({ page }) => {
  await openStudio(page, demoOperator, `${server.url}${studio}/people`)
  const calls = '**/api/studio/channels/northern-league/**'
  await page.route(calls, route => route.fulfill({ status: 500, json: { error: { code: 'internal' } } }))
  for (const name of ['Tonight', 'Games', 'Library', 'Audience', 'Content']) {
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name }).first().click()
    await expect(page.getByRole('alert').first()).toContainText('This did not work')
  }
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
